import type { FieldDescriptor } from '@ninefold/ui/shapes';
import type { ListView } from '../addresses/index.ts';
import { deferred } from '../application/index.ts';
import type { EntityScreenProps } from '../failures/index.ts';
import type { ListGroupsProps } from './groups/list-groups.tsx';
import type { useListAddress } from './use-list-address.ts';

const ListBoard = deferred(() => import('./board/list-board.tsx'), 'ListBoard');
const ListGroups = deferred(() => import('./groups/list-groups.tsx'), 'ListGroups');
const ListCalendar = deferred(() => import('./calendar/list-calendar.tsx'), 'ListCalendar');

interface ListInViewProps
  extends
    EntityScreenProps,
    Pick<ListGroupsProps, 'selected' | 'areSumsShown' | 'title' | 'none' | 'onClear'> {
  readonly view: ListView;
  /** The field of the view. */
  readonly field: FieldDescriptor;
  readonly address: ReturnType<typeof useListAddress>;
  /** What groups share with the table. */
  readonly grid: Omit<
    ListGroupsProps,
    | 'entity'
    | 'field'
    | 'unit'
    | 'onUnitChange'
    | 'listState'
    | 'selected'
    | 'areSumsShown'
    | 'title'
    | 'none'
    | 'onClear'
  >;
}

/** The records of a list as groups, in a calendar or on a board. */
export function ListInView(props: ListInViewProps) {
  // Rendered with the list, of which it is a small part.
  'use no memo';
  const { entity, view, field, address, grid, ...rest } = props;
  const { state, tableHref } = address;
  if (view.kind === 'group') {
    return (
      <ListGroups
        {...grid}
        {...rest}
        key={`${view.field} ${view.unit}`}
        entity={entity}
        field={field}
        unit={view.unit}
        onUnitChange={(unit) => address.setView({ ...view, unit })}
        listState={state}
      />
    );
  }
  if (view.kind === 'calendar') {
    return (
      <ListCalendar
        entity={entity}
        field={field}
        title={rest.title}
        view={view}
        viewHref={address.viewHref}
        state={state}
        tableHref={tableHref}
      />
    );
  }
  return (
    <ListBoard
      entity={entity}
      field={field}
      fields={grid.fields}
      titleField={grid.titleField}
      title={rest.title}
      state={state}
      tableHref={tableHref}
    />
  );
}
