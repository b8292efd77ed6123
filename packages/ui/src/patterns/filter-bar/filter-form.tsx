import { lazy, type RefObject, startTransition, Suspense, useEffect, useState } from 'react';
import { Button } from '../../components/button/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import type { Filter, FilterTerm } from '../../shapes/index.ts';
import { FieldChoice } from '../field-choice.tsx';
import type { FilterBarProps } from './filter-bar-props.ts';
import { isGroup } from './filter-words.ts';
import { filterBarMessages } from './messages.ts';
import { asFiltered, canFilterBy } from './operators.ts';

const loadEditor = async () => ({ default: (await import('./filter-editor.tsx')).FilterEditor });

/** Calendars and pickers come with the first filter, not with the list. */
const FilterEditor = lazy(loadEditor);

/** A filter among all, by its index, one more, or all of them together. */
export type FilterPlace = number | 'new' | 'advanced';

/** Returns whether a filter is edited together with all others: a group is, and a path, which is entered where groups are. */
export function needsBuilder(filters: readonly FilterTerm[], place: FilterPlace): boolean {
  const term = typeof place === 'number' ? filters[place] : undefined;
  return place === 'advanced' || (term !== undefined && (isGroup(term) || term.path !== undefined));
}

export interface FilterFormProps extends FilterBarProps {
  readonly place: FilterPlace;
  /** Set to whether something would be lost if the form is left. */
  readonly changedRef: RefObject<boolean>;
  /** Called to edit all filters together. */
  readonly onAdvanced: () => void;
  /** Called when the form is cancelled. */
  readonly onLeave: () => void;
  /** Called before a filter is applied. */
  readonly onDone: () => void;
}

/** A new filter: first its field, then what is asked of it. A filter that exists begins with that. Groups are built. */
export function FilterForm(props: FilterFormProps) {
  const { fields, filters, onFiltersChange, place, onDone } = props;
  const term = typeof place === 'number' ? filters[place] : undefined;
  const filter = term === undefined || isGroup(term) ? undefined : term;
  const [chosen, setChosen] = useState(() => fields.find(({ name }) => name === filter?.field));

  const [FilterBuilder] = useState(() =>
    lazy(async () => {
      const [module] = await Promise.all([import('./filter-builder.tsx'), props.loadRelations?.()]);
      return { default: module.FilterBuilder };
    }),
  );

  // The editor comes while the field is being chosen. If that fails, it is
  // loaded again when it is needed, and that failure is shown.
  useEffect(() => void loadEditor().catch(() => undefined), []);

  const apply = (next: Filter) => {
    onDone();
    onFiltersChange(typeof place === 'number' ? filters.with(place, next) : [...filters, next]);
  };

  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      {needsBuilder(filters, place) ? (
        <FilterBuilder {...props} />
      ) : chosen === undefined ? (
        <>
          <FieldChoice
            fields={fields.filter(canFilterBy)}
            // The choice stays, and keeps the focus, until the editor is there.
            onSelect={(field) => startTransition(() => setChosen(field))}
          />
          <Button
            size="small"
            variant="ghost"
            className="-mx-2 mt-2 w-[calc(100%+1rem)] justify-start px-2 font-normal"
            onClick={() => startTransition(props.onAdvanced)}
          >
            {filterBarMessages.advanced}
          </Button>
        </>
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
