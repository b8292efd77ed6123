import { formatList } from '@ninefold/messages';
import { readTimeOfDay } from '@ninefold/values/calendar';
import {
  fieldDisplayMessages,
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
import type { FieldDescriptor, Filter, FilterOperator } from '../../shapes/index.ts';
import type { FilterBarProps } from './filter-bar-props.ts';
import { filterBarMessages, filterMessages } from './messages.ts';
import { asFiltered, type MomentToken, readMomentToken, takesMomentToken } from './operators.ts';

/** An operator as it is said of its field: moments have their own. */
export type FilterPhrase = keyof typeof filterMessages;

export interface FilterWords {
  readonly field: string;
  readonly operator: FilterPhrase;
  /** '' where the operator takes none. */
  readonly value: string;
}

/** How values are written for this reader. */
export interface ValueWording extends ValueFormat {
  readonly recordLabel: FilterBarProps['recordLabel'];
}

/** A filter as a person would say it, in its parts. */
export function filterWords(
  filter: Filter,
  field: FieldDescriptor,
  wording: ValueWording,
): FilterWords {
  // A part of a text or a number is not a value of its kind.
  const literal = filter.operator === 'contains' || filter.operator === 'starts';
  const words = (text: string) => {
    const moment = takesMomentToken(field, filter.operator) ? readMomentToken(text) : undefined;
    if (moment !== undefined) return momentWords(moment);
    return literal ? text : valueWords(text, field, wording);
  };
  return {
    field: field.label,
    operator: filterPhrase(filter.operator, field),
    value: formatList(filter.values.map(words), 'or'),
  };
}

export function asSentence({ operator, ...words }: FilterWords): string {
  return filterMessages[operator](words);
}

const moments: ReadonlySet<string> = new Set(['date', 'time', 'timestamp', 'instant']);
const momentPhrases: Readonly<Partial<Record<FilterOperator, FilterPhrase>>> = {
  lt: 'before',
  lte: 'onOrBefore',
  gt: 'after',
  gte: 'onOrAfter',
};

export function filterPhrase(operator: FilterOperator, { kind }: FieldDescriptor): FilterPhrase {
  return (moments.has(kind) ? momentPhrases[operator] : undefined) ?? operator;
}

export function momentWords(moment: MomentToken): string {
  if (moment.name !== 'days') return filterBarMessages[moment.name];
  const { daysAgo, daysAhead } = filterBarMessages;
  return (moment.days < 0 ? daysAgo : daysAhead)({ count: Math.abs(moment.days) });
}

/** A value as the cells of the list write it; unknown forms are unchanged. */
export function valueWords(
  text: string,
  described: FieldDescriptor,
  wording: ValueWording,
): string {
  const field = asFiltered(described);
  if (text === '') return filterBarMessages.emptyText;
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
      return text === 'true' ? fieldDisplayMessages.yes : fieldDisplayMessages.no;
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

/** Writes values as the surroundings do. */
export function useValueWording(recordLabel: FilterBarProps['recordLabel']): ValueWording {
  return { ...useValueFormat(), recordLabel };
}
