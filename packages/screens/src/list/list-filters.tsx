import type { FilterTerm, ListState, RecordPage } from '@ninefold/data/records';
import { FilterBar } from '@ninefold/ui/patterns/filter-bar';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isOnline } from '../application/index.ts';
import type { EntityScreenProps } from '../failures/index.ts';
import { referringQuery } from '../screen-context/queries/index.ts';
import { useRecordSearch } from '../record/record-actions/index.ts';
import { useRecordSource, useScreen } from '../screen-context/index.ts';
import { useFilterLabels } from './use-filter-labels.ts';
import { useFilterRelations } from './use-filter-relations.ts';

interface ListFiltersProps extends EntityScreenProps {
  readonly fields: readonly FieldDescriptor[];
  readonly state: ListState;
  readonly onStateChange: (state: ListState) => void;
  /** Conditions of which the list's address says nothing. */
  readonly within: readonly FilterTerm[];
  /** Undefined while it isn't known. */
  readonly total: RecordPage['total'] | undefined;
  /** Choices beside the filters. */
  readonly quick: ReactNode;
  /** The field whose values they are. */
  readonly quickField: FieldDescriptor | undefined;
  /** Shown at the end of the bar. */
  readonly end: ReactNode;
}

/** Search and filters of a list. */
export function ListFilters(props: ListFiltersProps) {
  // Rendered with the list, of which it is a small part.
  'use no memo';
  const { entity, fields, state, onStateChange, within, total, quick, end } = props;
  const { application, loaded } = useScreen();
  const queries = useQueryClient();
  const source = useRecordSource();
  return (
    <FilterBar
      className="max-sm:pt-2"
      fields={fields}
      filters={state.filters}
      onFiltersChange={(filters) => onStateChange({ ...state, filters })}
      search={state.search}
      onSearchChange={(search) => onStateChange({ ...state, search })}
      searchRecords={useRecordSearch(entity)}
      recordLabel={useFilterLabels(entity, state.filters)}
      relations={useFilterRelations(entity)}
      loadRelations={async () => {
        if (isOnline()) {
          await queries.prefetchQuery(referringQuery(application, loaded, entity));
        }
      }}
      countValues={async (...asked) => {
        const { countValues } = await import('./count-values.ts');
        return countValues({ source, entity, state, within, total }, ...asked);
      }}
      quick={quick}
      quickField={props.quickField}
      end={end}
    />
  );
}
