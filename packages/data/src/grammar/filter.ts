import type { Entity, Field } from '@ninefold/specification';
import { type Condition, type Junction, readCondition } from './condition.ts';
import { quote, unlessInvalid, writeName, writeParameterName } from './lexer.ts';

/** One condition of a list on one field. `values` holds text as `values` writes it. */
export interface Filter {
  readonly field: string;
  readonly operator: FilterOperator;
  /** One value; any number with `in`; none with `empty` and `notEmpty`. */
  readonly values: readonly string[];
}

const comparisons = ['eq', 'neq', 'lt', 'lte', 'gt', 'gte'] as const;

export type FilterOperator =
  | (typeof comparisons)[number]
  | 'in'
  | 'empty'
  | 'notEmpty'
  /** Anywhere in the text, in upper or lower case. */
  | 'contains'
  /** At the beginning of the text, in upper or lower case. */
  | 'starts';

/** A parameter of a request, not percent-encoded. */
export type Parameter = readonly [name: string, value: string];

/** Returns the filter that a field equals a value. */
export function equals(field: string, value: string): Filter {
  return { field, operator: 'eq', values: [value] };
}

/** Writes filters as the parameters of a request. Moment tokens must have been resolved. */
export function writeFilters(filters: readonly Filter[]): readonly Parameter[] {
  return filters.map((filter) => {
    const [value, ...others] = filter.values;
    // PostgREST reads `in.("")`, a list of one empty text, as an empty list.
    const isEmptyText = filter.operator === 'in' && value === '' && others.length === 0;
    return [writeParameterName(filter.field), isEmptyText ? 'eq.' : writeFilter(filter)];
  });
}

/** Writes a filter as a term of a logic tree: `note.eq."a, b"`. */
export function writeTerm(filter: Filter): string {
  const [, operator = '', value = ''] = /^((?:not\.)?\w+\.)(.*)$/su.exec(writeFilter(filter)) ?? [];
  const isBare = filter.operator === 'in' || /^[^\s",(){}]*$/u.test(value);
  return `${writeName(filter.field)}.${operator}${isBare ? value : quote(value)}`;
}

/** Writes operator and values: `in.(open,planned)`. */
export function writeFilter({ operator, values }: Filter): string {
  const [value = ''] = values;
  switch (operator) {
    case 'empty':
      return 'is.null';
    case 'notEmpty':
      return 'not.is.null';
    case 'in':
      return `in.(${values.map((each) => (plainValue.test(each) ? each : quote(each))).join(',')})`;
    case 'contains':
    case 'starts':
      return writePattern(operator, value);
    default:
      return `${operator}.${value}`;
  }
}

/** Values in a list that nothing else can be mistaken for. */
const plainValue = /^[\p{L}\p{N}_+/@#&;=?!$-]+$/u;

/** Reads what `writeFilter` writes; undefined where a list can't be filtered that way. */
export function readFilter(field: string, text: string): Filter | undefined {
  return unlessInvalid(() => filterOf(readCondition({ name: field, path: [] }, text, true)));
}

/** Returns a condition as the filter of a list; undefined where lists have no such filter. */
export function filterOf({ field, negated, test }: Condition): Filter | undefined {
  if (field.path.length > 0) return undefined;
  const filter = (operator: FilterOperator, ...values: readonly string[]): Filter => ({
    field: field.name,
    operator,
    values,
  });
  if (test.kind === 'is' && (test.value === 'null' || test.value === 'not null')) {
    return filter((test.value === 'null') === negated ? 'notEmpty' : 'empty');
  }
  if (negated) return undefined;
  switch (test.kind) {
    case 'is':
      return test.value === 'unknown' ? undefined : filter('eq', test.value);
    case 'in':
      return filter('in', ...test.values);
    case 'compare': {
      const { operator, quantifier, value } = test;
      if (quantifier !== undefined) return undefined;
      const comparison = comparisons.find((each) => each === operator);
      if (comparison !== undefined) return filter(comparison, value);
      if (operator !== 'ilike' && operator !== 'imatch') return undefined;
      const pattern = readPattern(operator, value);
      return pattern && filter(pattern.place, pattern.text);
    }
    default:
      return undefined;
  }
}

/** Returns the conditions of a logic tree if all of them must hold; undefined for `or` and `not`. */
export function filtersOf({ operator, negated, terms }: Junction): readonly Filter[] | undefined {
  if (operator === 'or' || negated) return undefined;
  const filters = terms.map((term) =>
    term.kind === 'junction' ? filtersOf(term) : filterOf(term),
  );
  return filters.every((each) => each !== undefined) ? filters.flat() : undefined;
}

type Place = 'contains' | 'starts';

/**
 * Writes `ilike.*text*`, in which `*` stands for any text and `\` escapes `%`, `_` and itself. A text
 * that holds `*`, which `ilike` can't, becomes the regular expression `imatch.text`.
 */
function writePattern(place: Place, text: string): string {
  if (text.includes('*')) {
    const literal = text.replaceAll(/[\\^$.[\]()|*+?{}]/g, String.raw`\$&`);
    return `imatch.${place === 'starts' ? '^' : ''}${literal}`;
  }
  const literal = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return `ilike.${place === 'contains' ? '*' : ''}${literal}*`;
}

/** What `writePattern` writes: a mark of the place, and the text. */
const patterns = {
  ilike: /^([*%]?)((?:\\[^]|[^\\*%_])*)[*%]$/u,
  imatch: /^(\^?)((?:\\[^\p{L}\p{N}_]|[^\\^$.[\]()|*+?{}])*)$/u,
};

function readPattern(operator: keyof typeof patterns, value: string) {
  const [, mark, literal] = patterns[operator].exec(value) ?? [];
  const place: Place = (operator === 'ilike') === (mark === '') ? 'starts' : 'contains';
  return literal === undefined ? undefined : { place, text: literal.replaceAll(/\\([^])/gu, '$1') };
}

/**
 * Moments that a filter names relative to its request: `now`, and the beginnings of days: `today`,
 * `in_7_days`, `7_days_ago`. An address with one shows the same list on every day.
 */
export const momentToken = /^(?:now|today|in_(\d{1,4})_days|(\d{1,4})_days_ago)$/;

const ranges = new Set<FilterOperator>(['lt', 'lte', 'gt', 'gte']);

/** Whether a value of a filter on this field is a token. In a field of another kind it is a value. */
export function isMomentToken(
  { kind }: Pick<Field, 'kind'>,
  operator: FilterOperator,
  value: string,
): boolean {
  if (!momentToken.test(value)) return false;
  if (kind === 'date') return ranges.has(operator) || operator === 'eq' || operator === 'neq';
  return (kind === 'timestamp' || kind === 'instant') && ranges.has(operator);
}

/** Whether filters may name moments relative to their request. */
export function namesMoments(filters: readonly Filter[]): boolean {
  return filters.some(({ values }) => values.some((value) => momentToken.test(value)));
}

/**
 * Replaces the tokens in the filters of a request by moments. Loads the code for it with the first token.
 *
 * @param options.entity Without it, every comparison with a token is taken for one of moments.
 */
export async function resolveTokens(
  filters: readonly Filter[],
  { timeZone, entity }: { readonly timeZone?: string; readonly entity?: Entity },
): Promise<readonly Filter[]> {
  if (!namesMoments(filters)) return filters;
  const { resolveMoments } = await import('./resolve-moments.ts');
  return resolveMoments(filters, { now: Date.now(), timeZone }, entity);
}
