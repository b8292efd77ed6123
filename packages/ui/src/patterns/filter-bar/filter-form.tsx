import { lazy, type RefObject, startTransition, Suspense, useEffect, useState } from 'react';
import { Button } from '../../components/button/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import type { FieldDescriptor, Filter, FilterRelation, FilterTerm } from '../../shapes/index.ts';
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

/** A field that a new filter can be about: one of the records themselves, or of related ones. */
interface Choice {
  readonly name: string;
  readonly label: string;
  readonly relation?: string;
  readonly field: FieldDescriptor;
  /** Whose field it is. */
  readonly related?: FilterRelation;
}

/** A new filter: first its field, then what is asked of it. A filter that exists begins with that. Groups are built. */
export function FilterForm(props: FilterFormProps) {
  const { fields, filters, onFiltersChange, place, onDone } = props;
  const term = typeof place === 'number' ? filters[place] : undefined;
  const filter = term === undefined || isGroup(term) ? undefined : term;
  const [choices] = useState(() => choicesOf(props));
  const [chosen, setChosen] = useState(() => {
    const field = fields.find(({ name }) => name === filter?.field);
    return field && ownChoice(field);
  });
  const related = chosen?.related;

  const [FilterBuilder] = useState(() =>
    lazy(async () => {
      const [module] = await Promise.all([import('./filter-builder.tsx'), props.loadRelations?.()]);
      return { default: module.FilterBuilder };
    }),
  );

  // The editor comes while the field is being chosen. If that fails, it is
  // loaded again when it is needed, and that failure is shown.
  useEffect(() => void loadEditor().catch(() => undefined), []);

  const apply = (condition: Filter) => {
    const next: FilterTerm =
      related === undefined
        ? condition
        : { operator: 'and', relation: related.name, terms: [condition] };
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
            fields={choices}
            // The choice stays, and keeps the focus, until the editor is there.
            onSelect={(choice) => startTransition(() => setChosen(choice))}
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
          field={asFiltered(chosen.field)}
          filter={filter}
          others={filters.filter((_, index) => index !== place)}
          onApply={apply}
          onBack={filter === undefined ? () => setChosen(undefined) : undefined}
          searchRecords={related === undefined ? props.searchRecords : related.searchRecords}
          recordLabel={props.recordLabel}
          // The records of the list are counted, not those that they refer to.
          countValues={related === undefined ? props.countValues : undefined}
        />
      )}
    </Suspense>
  );
}

/** Returns the fields that are offered: those of related records after all others. */
function choicesOf({ fields, relations }: FilterBarProps): readonly Choice[] {
  const own = fields.filter(canFilterBy).map(ownChoice);
  const others = (relations?.() ?? []).flatMap((related) =>
    related.fields.filter(canFilterBy).map((field) => ({
      // Related records may have a field of the same name. Names may hold anything but NUL.
      name: `${related.name}\u0000${field.name}`,
      label: field.label,
      relation: related.label,
      field: { ...field, label: `${related.label} › ${field.label}` },
      related,
    })),
  );
  return [...own, ...others];
}

function ownChoice(field: FieldDescriptor): Choice {
  return { name: field.name, label: field.label, field };
}
