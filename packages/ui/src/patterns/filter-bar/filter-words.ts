import { readTimeOfDay } from '@ninefold/values/calendar';
import {
  fieldDisplayLabels,
  isGrouped,
  useValueFormat,
  type ValueFormat,
} from '../../fields/index.ts';
import { formatInterval } from '../../fields/interval/index.ts';
import {
  formatDate,
  formatInstant,
  formatTime,
  formatTimestamp,
  parseMoment,
  type Moment,
} from '../../fields/moment/index.ts';
import { formatExactNumber } from '../../fields/number/index.ts';
import { useLabels } from '../../labels/index.ts';
import type { FieldDescriptor, Filter } from '../../shapes/index.ts';
import type { FilterBarProps } from './filter-bar-props.ts';
import { filterBarLabels } from './labels.ts';
import { asFiltered, readMomentToken, takesMomentToken } from './operators.ts';

export interface FilterWords {
  readonly field: string;
  readonly operator: string;
  /** '' where the operator takes none. */
  readonly value: string;
}

/** How values are put into words for this reader. */
export interface ValueWording extends ValueFormat {
  readonly recordLabel: FilterBarProps['recordLabel'];
  readonly yes: string;
  readonly no: string;
  readonly emptyText: string;
  readonly momentWords: (typeof filterBarLabels)['momentWords'];
}

/** A filter as a person would say it, in its parts. */
export function filterWords(
  filter: Filter,
  field: FieldDescriptor,
  wording: ValueWording,
  operatorWords: (typeof filterBarLabels)['operatorWords'],
): FilterWords {
  // A part of a text or a number is not a value of its kind.
  const literal = filter.operator === 'contains' || filter.operator === 'starts';
  const words = (text: string) => {
    const moment = takesMomentToken(field, filter.operator) ? readMomentToken(text) : undefined;
    if (moment !== undefined) return wording.momentWords(moment);
    return literal ? text : valueWords(text, field, wording);
  };
  return {
    field: field.label,
    operator: operatorWords(filter.operator, field),
    value: filter.values.map(words).join(', '),
  };
}

export function asSentence({ field, operator, value }: FilterWords): string {
  return [field, operator, value].filter((part) => part !== '').join(' ');
}

/** A value as the cells of the list write it; unknown forms are unchanged. */
export function valueWords(
  text: string,
  described: FieldDescriptor,
  wording: ValueWording,
): string {
  const field = asFiltered(described);
  if (text === '') return wording.emptyText;
  const option = field.options?.find(({ value }) => value === text);
  if (option !== undefined) return option.label;
  if (field.reference !== undefined) return wording.recordLabel?.(field, text) ?? text;
  const { locale, timeZone } = wording;
  const style = { locale, timeZone, precise: false };
  const moment = (write: (parsed: Moment) => string) => {
    const parsed = parseMoment(text);
    return parsed === undefined ? text : write(parsed);
  };
  switch (field.kind) {
    case 'boolean':
      return text === 'true' ? wording.yes : wording.no;
    case 'integer':
    case 'decimal':
    case 'float':
      return formatExactNumber(text, { locale, grouped: isGrouped(field) });
    case 'date':
      return moment((parsed) => formatDate(parsed, locale));
    case 'timestamp':
      return moment((parsed) => formatTimestamp(parsed, style));
    case 'instant':
      return moment((parsed) => formatInstant(parsed, style));
    case 'time': {
      const parsed = readTimeOfDay(text);
      // The end of a day, 24:00, is midnight to a formatter; a zone is part of the value.
      const plain =
        parsed !== undefined && parsed.offset === undefined && parsed.time < 86_400_000_000;
      return plain ? formatTime(parsed.time, { ...style, precise: true }) : text;
    }
    case 'interval':
      return formatInterval(text, locale) ?? text;
    default:
      return text;
  }
}

/** Words for values, as the surroundings write them. */
export function useValueWording(recordLabel: FilterBarProps['recordLabel']): ValueWording {
  const { yes, no } = useLabels(fieldDisplayLabels);
  const { emptyText, momentWords } = useLabels(filterBarLabels);
  return { ...useValueFormat(), recordLabel, yes, no, emptyText, momentWords };
}
