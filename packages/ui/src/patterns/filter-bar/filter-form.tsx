import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '../../components/skeleton/index.ts';
import type { FieldDescriptor, Filter, SearchRecords } from '../shapes.ts';
import { FieldChoice } from './field-choice.tsx';
import type { FilterBarLabels } from './filter-bar-props.ts';

/** Calendars and pickers come with the first filter, not with the list. */
const FilterEditor = lazy(async () => ({
  default: (await import('./filter-editor.tsx')).FilterEditor,
}));

export interface FilterFormProps {
  readonly fields: readonly FieldDescriptor[];
  readonly filter?: Filter;
  readonly onApply: (filter: Filter) => void;
  readonly searchRecords?: SearchRecords;
  readonly recordLabel?: string;
  readonly labels: FilterBarLabels;
}

/** A new filter: first its field, then what is asked of it. A filter that exists begins with that. */
export function FilterForm({ fields, filter, labels, ...editor }: FilterFormProps) {
  const [chosen, setChosen] = useState(() => fields.find(({ name }) => name === filter?.field));
  if (chosen === undefined) {
    return <FieldChoice fields={fields} onChoose={setChosen} labels={labels} />;
  }
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <FilterEditor field={chosen} filter={filter} labels={labels} {...editor} />
    </Suspense>
  );
}
