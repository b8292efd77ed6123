import { FilterX } from 'lucide-react';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../components/icon-button/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import type { FieldDescriptor, FilterTerm } from '../../shapes/index.ts';
import type { FilterBarProps } from './filter-bar-props.ts';
import { FilterChip, FilterChipEdit, FilterChipGroup, FilterChipWords } from './filter-chip.tsx';
import {
  filterWords,
  isGroup,
  termSentence,
  unknownField,
  useValueWording,
} from './filter-words.ts';
import { filterBarMessages } from './messages.ts';
import { quickChoice } from './quick-choice.ts';
import { reveal, sidewaysScroll } from './sideways-scroll.ts';

export interface FilterChipsProps extends Pick<
  FilterBarProps,
  'filters' | 'fields' | 'relations' | 'recordLabel' | 'quickField'
> {
  /** Called with the place that takes the focus: of the filter that went, or the button that adds one. */
  readonly onFiltersChange: (filters: readonly FilterTerm[], focused: number | 'new') => void;
  /** Whether they stay in one line, which scrolls. */
  readonly inOneLine: boolean;
  /** Lets a button open the form of a filter. */
  readonly opener: (
    index: number,
    label: string,
    button: (open?: () => void) => ReactElement,
  ) => ReactElement;
}

/** The filters that hold, as a list, and what clears them. */
export function FilterChips(props: FilterChipsProps) {
  const { filters, fields, relations, recordLabel, onFiltersChange, opener, inOneLine } = props;
  // A phone's drawer has no choices beside it.
  const shownBeside = inOneLine ? shownBy(props.quickField, filters) : undefined;
  const list = useNewInSight(filters.length);
  const wording = useValueWording(recordLabel);
  const place = { fields, relations, wording };
  const chips = filters.map((filter, index) => {
    const sentence = termSentence(filter, place);
    const key = keyOf(filters, index);
    const chip = {
      hidden: filter === shownBeside,
      removeLabel: filterBarMessages.remove({ filter: sentence }),
      onRemove: () => onFiltersChange(filters.toSpliced(index, 1), index),
    };
    // A path is entered where groups are.
    if (isGroup(filter) || filter.path !== undefined) {
      return (
        <FilterChip key={key} name={sentence} {...chip}>
          {opener(index, filterBarMessages.advanced, (open) => (
            <FilterChipGroup sentence={sentence} onClick={open} />
          ))}
        </FilterChip>
      );
    }
    const field = fields.find(({ name }) => name === filter.field);
    const words = filterWords(filter, field ?? unknownField(filter.field), wording);
    return (
      <FilterChip key={key} why={field?.why} name={words.field} {...chip}>
        {field === undefined ? (
          <FilterChipWords {...words} />
        ) : (
          opener(index, filterBarMessages.edit({ filter: sentence }), (open) => (
            <FilterChipEdit words={words} onClick={open} />
          ))
        )}
      </FilterChip>
    );
  });
  return (
    <>
      <ul
        ref={list}
        {...(inOneLine && sidewaysScroll)}
        aria-label={filterBarMessages.filters}
        hidden={filters.every((filter) => filter === shownBeside)}
        className={joinClassNames(
          'flex items-center gap-2',
          inOneLine ? sidewaysScroll.className : 'flex-wrap',
        )}
      >
        {chips}
      </ul>
      {filters.length > 1 && (
        <IconButton
          size="small"
          tooltip
          label={filterBarMessages.clear}
          onClick={() => onFiltersChange([], 'new')}
        >
          <FilterX aria-hidden="true" />
        </IconButton>
      )}
    </>
  );
}

/** Returns the filter that the choices of a field show, with each of its values. */
function shownBy(field: FieldDescriptor | undefined, filters: readonly FilterTerm[]) {
  const choice = field && quickChoice(field.name, filters);
  const isShown = choice?.values.every((value) =>
    field?.options?.some((option) => option.value === value),
  );
  return isShown === true ? choice : undefined;
}

/** Scrolls to a filter that is added. */
function useNewInSight(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const counted = useRef(count);
  useLayoutEffect(() => {
    const added = count > counted.current ? list.current?.lastElementChild : null;
    counted.current = count;
    if (added) reveal(added);
  }, [count]);
  return list;
}

/** Holds while others come and go and while it is changed: a filter keeps its field. */
function keyOf(filters: readonly FilterTerm[], index: number): string {
  const field = fieldOf(filters[index]);
  const before = filters.slice(0, index).filter((other) => fieldOf(other) === field);
  return `${before.length} ${field}`;
}

/** '' for a group: it is about several. */
function fieldOf(term: FilterTerm | undefined): string {
  return term === undefined || isGroup(term) ? '' : term.field;
}
