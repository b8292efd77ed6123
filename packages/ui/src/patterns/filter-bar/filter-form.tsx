import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { Skeleton } from '../../components/skeleton/index.ts';
import type { Filter } from '../../shapes/index.ts';
import { FieldChoice } from '../field-choice.tsx';
import type { FilterBarProps } from './filter-bar-props.ts';
import { isGroup } from './filter-words.ts';
import { asFiltered, canFilterBy } from './operators.ts';

const loadEditor = async () => ({ default: (await import('./filter-editor.tsx')).FilterEditor });

/** Calendars and pickers come with the first filter, not with the list. */
const FilterEditor = lazy(loadEditor);

/** A filter among all, by its index, or one more. */
export type FilterPlace = number | 'new';

export interface FilterFormProps extends FilterBarProps {
  readonly place: FilterPlace;
  /** Called before a filter is applied. */
  readonly onDone: () => void;
}

/** A new filter: first its field, then what is asked of it. A filter that exists begins with that. */
export function FilterForm(props: FilterFormProps) {
  const { fields, filters, onFiltersChange, place, onDone } = props;
  const term = place === 'new' ? undefined : filters[place];
  const filter = term === undefined || isGroup(term) ? undefined : term;
  const [chosen, setChosen] = useState(() => fields.find(({ name }) => name === filter?.field));

  // The editor comes while the field is being chosen. If that fails, it is
  // loaded again when it is needed, and that failure is shown.
  useEffect(() => void loadEditor().catch(() => undefined), []);

  const apply = (next: Filter) => {
    onDone();
    onFiltersChange(place === 'new' ? [...filters, next] : filters.with(place, next));
  };

  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      {chosen === undefined ? (
        <FieldChoice
          fields={fields.filter(canFilterBy)}
          // The choice stays, and keeps the focus, until the editor is there.
          onSelect={(field) => startTransition(() => setChosen(field))}
        />
      ) : (
        <FilterEditor
          field={asFiltered(chosen)}
          filter={filter}
          others={filters.filter((_, index) => index !== place)}
          onApply={apply}
          onBack={filter === undefined ? () => setChosen(undefined) : undefined}
          searchRecords={props.searchRecords}
          recordLabel={props.recordLabel}
          countValues={props.countValues}
        />
      )}
    </Suspense>
  );
}
