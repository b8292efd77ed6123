import { atFirstPage, type FilterTerm, type RecordPage } from '@ninefold/data/records';
import { ColumnChooser, SortChooser } from '@ninefold/ui/patterns/record-list';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import type { ReactNode } from 'react';
import { deferred } from '../application/index.ts';
import type { EntityScreenProps } from '../failures/index.ts';
import { ListFilters } from './list-filters.tsx';
import type { tableState } from './list-state.ts';
import { useFilterRelations } from './use-filter-relations.ts';
import type { useListAddress } from './use-list-address.ts';
import { boardFields, calendarFields, groupFields } from './view-fields.ts';

const ViewSwitch = deferred(() => import('./view-switch.tsx'), 'ViewSwitch');

interface ListToolbarProps extends EntityScreenProps {
  /** The fields that can be read. */
  readonly fields: readonly FieldDescriptor[];
  /** Those that are columns. */
  readonly shown: readonly FieldDescriptor[];
  /** Names of the columns that don't fit. */
  readonly hidden: readonly string[];
  /** Names of the chosen columns. */
  readonly columns: readonly string[];
  readonly titleField: string | undefined;
  readonly address: ReturnType<typeof useListAddress>;
  /** The field of the view; undefined for the table. */
  readonly viewed: FieldDescriptor | undefined;
  readonly sort: ReturnType<typeof tableState>['sort'];
  readonly within: readonly FilterTerm[];
  readonly total: RecordPage['total'] | undefined;
  /** Choices beside the filters. */
  readonly quick: ReactNode;
  /** The field whose values they are. */
  readonly quickField: FieldDescriptor | undefined;
  /** Resets the columns. */
  readonly onReset: () => void;
}

/** Above a list: its search and filters, and how its records are shown. */
export function ListToolbar(props: ListToolbarProps) {
  // Rendered with the list, of which it is a small part.
  'use no memo';
  const { entity, fields, shown, hidden, columns, titleField, address, viewed } = props;
  const { state, setState } = address;
  const relations = useFilterRelations(entity);
  return (
    <ListFilters
      entity={entity}
      fields={fields}
      state={state}
      onStateChange={(changed) => setState(atFirstPage(changed))}
      within={props.within}
      total={props.total}
      quick={props.quick}
      quickField={props.quickField}
      end={
        <>
          <ViewSwitch
            boards={boardFields(fields)}
            groups={groupFields(shown)}
            calendars={calendarFields(fields)}
            view={viewed && address.view}
            onViewChange={address.setView}
          />
          <SortChooser
            fields={fields}
            relations={relations}
            sort={props.sort}
            onSortChange={(order) => setState(atFirstPage({ ...state, order }))}
          />
          <ColumnChooser
            fields={fields}
            visible={columns.filter((name) => !hidden.includes(name))}
            unfitting={hidden.length}
            fixed={titleField === undefined ? [] : [titleField]}
            onVisibleChange={address.setColumns}
            onReset={props.onReset}
          />
        </>
      }
    />
  );
}
