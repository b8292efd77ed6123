import { formatList } from '@ninefold/messages';
import {
  formatDate,
  formatInstant,
  formatTime,
  formatTimestamp,
  parseMoment,
  readTimeOfDay,
  type WrittenMoment,
} from '@ninefold/values/calendar';
import {
  fieldDisplayMessages,
  isGrouped,
  useValueFormat,
  type ValueFormat,
} from '../../fields/index.ts';
import { formatInterval } from '@ninefold/values/interval';
import { formatExactNumber } from '../../fields/number/index.ts';
import type {
  FieldDescriptor,
  Filter,
  FilterGroup,
  FilterOperator,
  FilterRelation,
  FilterTerm,
} from '../../shapes/index.ts';
import type { FilterBarProps } from './filter-bar-props.ts';
import { filterMessages, filterWordMessages } from './filter-messages.ts';
import {
  asFiltered,
  type MomentToken,
  offeredPeriods,
  readMomentToken,
  takesMomentToken,
} from './operators.ts';

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

const literalOperators = new Set<FilterOperator>([
  ...(['contains', 'notContains', 'starts', 'ends', 'matches', 'hasKey'] as const),
  // Of the elements of a list, and of a value in a range.
  ...(['hasAll', 'hasAny', 'hasOnly', 'covers'] as const),
]);
const andOperators = new Set<FilterOperator>(['between', 'hasAll', 'hasOnly']);

/** A filter as a person would say it, in its parts. */
export function filterWords(
  filter: Filter,
  field: FieldDescriptor,
  wording: ValueWording,
): FilterWords {
  // A part of a text or a number is not a value of its kind.
  const literal = filter.path !== undefined || literalOperators.has(filter.operator);
  const words = (text: string) => {
    const moment = takesMomentToken(field, filter.operator) ? readMomentToken(text) : undefined;
    if (moment !== undefined) return momentWords(moment);
    if (filter.operator === 'during') return periodWords(text);
    if (field.kind === 'uuid' && text === 'me') return filterWordMessages.me;
    return literal ? text : valueWords(text, field, wording);
  };
  return {
    field: [field.label, ...(filter.path ?? [])].join(' › '),
    operator: filterPhrase(filter.operator, field),
    value: formatList(filter.values.map(words), andOperators.has(filter.operator) ? 'and' : 'or'),
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

export function filterPhrase(operator: FilterOperator, field: FieldDescriptor): FilterPhrase {
  const { kind, required, nullable = !required } = field;
  if (operator === 'neq' && nullable) return 'filledNot';
  return (moments.has(kind) ? momentPhrases[operator] : undefined) ?? operator;
}

export function momentWords(moment: MomentToken): string {
  if (moment.name !== 'days') return filterWordMessages[moment.name];
  const { daysAgo, daysAhead } = filterWordMessages;
  return (moment.days < 0 ? daysAgo : daysAhead)({ count: Math.abs(moment.days) });
}

/** A period that a token names; the token itself where it names none. */
export function periodWords(token: string): string {
  const [, direction, count] = /^(last|next)_(\d+)_days$/.exec(token) ?? [];
  const { lastDays, nextDays } = filterWordMessages;
  if (count !== undefined) {
    return (direction === 'last' ? lastDays : nextDays)({ count: Number(count) });
  }
  const period = offeredPeriods.find((each) => each === token) as NamedPeriod | undefined;
  return period === undefined ? token : filterWordMessages[period];
}

/** Those of which the number of days is not part. */
type NamedPeriod =
  | 'today'
  | 'yesterday'
  | 'tomorrow'
  | `${'last' | 'this' | 'next'}_${'week' | 'month' | 'year'}`;

export function isGroup(term: FilterTerm): term is FilterGroup {
  return 'terms' in term;
}

/** Says a filter, or a group of them, in one sentence. */
export function termSentence(
  term: FilterTerm,
  place: {
    readonly fields: readonly FieldDescriptor[];
    readonly relations?: () => readonly FilterRelation[];
    readonly wording: ValueWording;
  },
): string {
  if (!isGroup(term)) {
    const field = place.fields.find(({ name }) => name === term.field) ?? unknownField(term.field);
    return asSentence(filterWords(term, field, place.wording));
  }
  const relation =
    term.relation === undefined
      ? undefined
      : place.relations?.().find(({ name }) => name === term.relation);
  const about = relation === undefined ? place : { ...place, fields: relation.fields };
  const sentences = term.terms.map((each) => {
    const sentence = termSentence(each, about);
    return isGroup(each) && each.terms.length > 1 && !each.negated ? `(${sentence})` : sentence;
  });
  const filter = formatList(sentences, term.operator);
  const { not, related, noRelated, anyRelated, noneRelated } = filterWordMessages;
  if (term.relation === undefined) return term.negated ? not({ filter }) : filter;
  const label = relation?.label ?? term.relation;
  if (term.terms.length === 0)
    return (term.negated ? noneRelated : anyRelated)({ relation: label });
  return (term.negated ? noRelated : related)({ relation: label, filter });
}

/** A field that is not there (any more) still narrows the list, and has to be seen and removed. */
export function unknownField(name: string): FieldDescriptor {
  const none = { required: false, readOnly: true, hasDefault: false };
  return { ...none, name, label: name, kind: 'other' };
}

/** A value as the cells of the list write it; unknown forms are unchanged. */
export function valueWords(
  text: string,
  described: FieldDescriptor,
  wording: ValueWording,
): string {
  const field = asFiltered(described);
  if (text === '') return filterWordMessages.emptyText;
  const option = field.options?.find(({ value }) => value === text);
  if (option !== undefined) return option.label;
  if (field.reference !== undefined) return wording.recordLabel?.(field, text) ?? text;
  const { locale, timeZone } = wording;
  const style = { locale, timeZone, precise: false };
  const moment = (write: (parsed: WrittenMoment) => string) => {
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
      return moment((parsed) => formatDate(parsed, { locale }));
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
