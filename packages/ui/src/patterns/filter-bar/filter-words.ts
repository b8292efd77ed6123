import type { FieldDescriptor, Filter } from '../shapes.ts';
import type { FilterBarLabels, FilterBarProps } from './filter-bar-props.ts';

export interface FilterWords {
  readonly field: string;
  readonly operator: string;
  /** '' where the operator takes none. */
  readonly value: string;
}

/** A filter as a person would say it, in its parts. */
export function filterWords(
  filter: Filter,
  field: FieldDescriptor,
  recordLabel: FilterBarProps['recordLabel'],
  labels: FilterBarLabels,
): FilterWords {
  const value = filter.values.map((text) => valueWords(text, field, recordLabel)).join(', ');
  return { field: field.label, operator: labels.operatorWords(filter.operator, field), value };
}

export function asSentence({ field, operator, value }: FilterWords): string {
  return [field, operator, value].filter((part) => part !== '').join(' ');
}

function valueWords(
  text: string,
  field: FieldDescriptor,
  recordLabel: FilterBarProps['recordLabel'],
): string {
  const option = field.options?.find(({ value }) => value === text);
  if (option !== undefined) return option.label;
  if (field.reference !== undefined) return recordLabel?.(field, text) ?? text;
  if (field.kind === 'boolean') return text === 'true' ? 'yes' : 'no';
  return text;
}
