import type { FieldValue } from '@ninefold/data/records';
import { listStateOf } from '@ninefold/records';
import { entityId, entityPlural } from '@ninefold/specification';
import { type ReactNode, use, useMemo } from 'react';
import { useEntity } from '../custom-code/index.ts';
import { deferred } from '../application/index.ts';
import type { EntityListScreenProps, ListPartProps } from '../list/index.ts';
import { ScreenPathContext } from '../overrides/index.ts';
import { ListScopeContext } from '../screen-context/index.ts';
import type { RecordsQuery } from './use-records.ts';

const ListPart = deferred<'ListPart', ListPartProps>(
  () => import('../list/list-part.tsx'),
  'ListPart',
);

const EntityListScreen = deferred<'EntityListScreen', EntityListScreenProps>(
  () => import('../list/list-screen.tsx'),
  'EntityListScreen',
);

export interface RecordListProps<
  Entity extends string = string,
  Field extends string = string,
> extends Pick<RecordsQuery<Readonly<Record<Field, FieldValue>>>, 'filters'> {
  readonly entity: Entity;
  /** Its heading. By default, the plural of the entity. */
  readonly title?: string;
  /** The columns that it opens with, in order. By default, those of the assembled list. People can choose others. */
  readonly fields?: readonly Field[];
  /** Names its parameters in the address: `orders.status=eq.open`. By default, the entity's name. Two lists of an entity need a name each. */
  readonly name?: string;
  /** The text of a list without records, where no search or filter hides them. */
  readonly empty?: string;
  /** Whether it is the whole screen, in place of the assembled list, whose address and heading it has. It needs no `name`. */
  readonly isScreen?: boolean;
  /** Shown beside the heading, before the button for a new record. */
  readonly actions?: ReactNode;
  /** Of the section, which scrolls its rows: by default it is at least 24 and at most 40 rem high. */
  readonly className?: string;
}

/**
 * The assembled list of an entity, in a place of a custom screen: with search, filters, sorting, columns, pages, other
 * views, selection, actions, export, and each state. Its records meet `filters`, which the person can't take away. What
 * the person chooses is in the address, so that a reload, a link and the back button keep it. Saved views, edits of cells,
 * a record beside the list and the button for a new one are those of a whole screen: `isScreen`.
 */
export function RecordList(props: RecordListProps) {
  const { entity: id, title, filters = none, fields, name = id, empty } = props;
  const entity = useEntity(id);
  const written = JSON.stringify([filters, fields]);
  // The same conditions and columns for the same values: a screen creates them in each render.
  const fixed = useMemo(() => {
    const [conditions, columns] = JSON.parse(written) as [typeof filters, typeof fields | null];
    return {
      filters: listStateOf(entity, { filters: conditions }).filters,
      columns: columns ?? undefined,
    };
  }, [entity, written]);
  const path = use(ScreenPathContext);
  // Another entity, name or other conditions are another list, of which nothing is selected.
  const key = JSON.stringify([id, name, written]);
  const part = {
    title: title ?? entityPlural(entity),
    columns: fixed.columns,
    none: empty,
    actions: props.actions,
  };
  if (props.isScreen === true) {
    return (
      <ListScopeContext value={{ entity: entityId(entity), filters: fixed.filters }}>
        <EntityListScreen key={key} entity={entity} part={part} />
      </ListScopeContext>
    );
  }
  return (
    <ListPart
      {...part}
      key={key}
      entity={entity}
      path={path}
      name={name}
      filters={fixed.filters}
      className={props.className}
    />
  );
}

const none = {};
