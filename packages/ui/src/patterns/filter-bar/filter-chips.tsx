import type { ReactElement } from 'react';
import type { FilterTerm } from '../../shapes/index.ts';
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

export interface FilterChipsProps extends Pick<
  FilterBarProps,
  'filters' | 'fields' | 'relations' | 'recordLabel'
> {
  readonly onRemove: (index: number) => void;
  /** Lets a button open the form of a filter. */
  readonly opener: (
    index: number,
    label: string,
    button: (open?: () => void) => ReactElement,
  ) => ReactElement;
}

/** The filters that hold, as items of a list. */
export function FilterChips(props: FilterChipsProps) {
  const { filters, fields, relations, recordLabel, onRemove, opener } = props;
  const wording = useValueWording(recordLabel);
  const place = { fields, relations, wording };
  return filters.map((filter, index) => {
    const sentence = termSentence(filter, place);
    const key = keyOf(filters, index);
    const chip = {
      removeLabel: filterBarMessages.remove({ filter: sentence }),
      onRemove: () => onRemove(index),
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
