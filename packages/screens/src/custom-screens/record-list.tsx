import type { FieldValue } from '@ninefold/data/records';
import { listStateOf } from '@ninefold/records';
import { entityPlural } from '@ninefold/specification';
import { type ReactNode, use, useMemo } from 'react';
import { useEntity } from '../custom-code/index.ts';
import { deferred } from '../application/index.ts';
import type { ListPartProps } from '../list/index.ts';
import { ScreenPathContext } from '../overrides/index.ts';
import type { RecordsQuery } from './use-records.ts';

const ListPart = deferred<'ListPart', ListPartProps>(
  () => import('../list/list-part.tsx'),
  'ListPart',
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
  /**
   * It is the whole screen, in place of the assembled list: with the heading of the screen, saved views and edits of
   * cells. Its parameters in the address are those of the assembled list, so that links with filters lead to it.
   */
  readonly isScreen?: boolean;
  /** Shown beside the heading. */
  readonly actions?: ReactNode;
  /** Of the section, which scrolls its rows: by default it is at least 24 and at most 40 rem high. */
  readonly className?: string;
}

/**
 * The assembled list of an entity, in a place of a custom screen: with search, filters, sorting, columns, pages, other
 * views, selection, actions, export, and each state. Its records meet `filters`, which the person can't take away. What
 * the person chooses is in the address, so that a reload, a link and the back button keep it. Without `isScreen`, saved
 * views and edits of cells are those of the entity's own list.
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
  return (
    <ListPart
      {...fixed}
      // Another entity, name or other conditions are another list, of which nothing is selected.
      key={JSON.stringify([id, name, written])}
      entity={entity}
      path={use(ScreenPathContext)}
      name={name}
      title={title ?? entityPlural(entity)}
      none={empty}
      isScreen={props.isScreen === true}
      actions={props.actions}
      className={props.className}
    />
  );
}

const none = {};
