import { readArrayLiteral, writeArrayLiteral } from '@ninefold/values/array';
import { readRangeLiteral, writeRangeLiteral } from '@ninefold/values/range';
import { type Condition, readCondition } from './condition.ts';
import { comparisons, type FilterOperator } from './filter-operator.ts';
import { type FieldPath, quote, unlessInvalid, writeName, writeParameterName } from './lexer.ts';
import { periodToken } from './tokens.ts';

/** One condition of a list on one field. `values` holds text as `values` writes it. */
export interface Filter {
  readonly field: string;
  /** The path to a value inside the field's JSON, which the condition compares as text: `['address', 'city']`. A number is a list's index. */
  readonly path?: readonly (string | number)[];
  readonly operator: FilterOperator;
  /** One value; two with `between`; any number with `in` and of arrays; none with `empty` and `notEmpty`. */
  readonly values: readonly string[];
  /** In a request of `matches`: the text search configuration. */
  readonly language?: string;
}

/** A parameter of a request, not percent-encoded. */
export type Parameter = readonly [name: string, value: string];

/** Returns the filter that a field equals a value. */
export function equals(field: string, value: string): Filter {
  return { field, operator: 'eq', values: [value] };
}

/**
 * Operators that PostgREST writes as two conditions: "is none of" finds empty values too, and
 * "between" is two comparisons.
 */
const pairs: {
  readonly [operator in FilterOperator]?: {
    readonly operator: 'and' | 'or';
    readonly terms: (filter: Filter) => readonly string[];
  };
} = {
  notIn: orEmpty('in'),
  notContains: orEmpty('contains'),
  between: {
    operator: 'and',
    terms: ({ values: [from = '', to = ''], ...filter }) => [
      writeCondition({ ...filter, operator: 'gte', values: [from] }),
      writeCondition({ ...filter, operator: 'lte', values: [to] }),
    ],
  },
};

function orEmpty(operator: FilterOperator) {
  return {
    operator: 'or' as const,
    terms: (filter: Filter) => [
      writeCondition({ ...filter, operator }, 'not.'),
      writeCondition({ ...filter, operator: 'empty', values: [] }),
    ],
  };
}

/** Writes a filter as a parameter of a request. Tokens must have been resolved. */
export function writeFilterParameter(filter: Filter): Parameter {
  const pair = pairs[filter.operator];
  if (pair !== undefined) return [pair.operator, `(${pair.terms(filter).join(',')})`];
  return [`${writeParameterName(filter.field)}${writePath(filter)}`, writeFilter(filter)];
}

/** Writes a filter as a term of a logic tree: `note.eq."a, b"`. */
export function writeFilterTerm(filter: Filter): string {
  const pair = pairs[filter.operator];
  return pair ? `${pair.operator}(${pair.terms(filter).join(',')})` : writeCondition(filter);
}

function writeCondition(filter: Filter, negation = ''): string {
  const [, operator = '', value = ''] =
    /^((?:not\.)?\w+(?:\(\w+\))?\.)(.*)$/su.exec(writeFilter(filter)) ?? [];
  const isBare = filter.operator === 'in' || /^[^\s",(){}]*$/u.test(value);
  const name = `${writeName(filter.field)}${writePath(filter)}`;
  return `${name}.${negation}${operator}${isBare ? value : quote(value)}`;
}

function writePath({ path = [], operator, values }: Filter): string {
  const steps = operator === 'hasKey' ? [...path, values[0] ?? ''] : path;
  return steps
    .map((step, index) => {
      const isText = index === steps.length - 1 && operator !== 'hasKey';
      // Digits without quotes are an index.
      const isKey = typeof step === 'string' && !/^-?\d+$/.test(step);
      const key = isKey ? writeName(step) : typeof step === 'string' ? quote(step) : String(step);
      return `${isText ? '->>' : '->'}${key}`;
    })
    .join('');
}

/** Writes operator and values of one condition: `in.(open,planned)`. */
export function writeFilter({ operator, values, language }: Filter): string {
  const [value = ''] = values;
  switch (operator) {
    case 'empty':
      return 'is.null';
    case 'notEmpty':
    case 'hasKey':
      return 'not.is.null';
    case 'in':
      return `in.(${values.map((each) => (plainValue.test(each) ? each : quote(each))).join(',')})`;
    case 'isNot':
      return `isdistinct.${value}`;
    case 'contains':
    case 'starts':
    case 'ends':
      return writePattern(operator, value);
    case 'matches':
      return `wfts${language ? `(${language})` : ''}.${value}`;
    case 'during':
      return `cd.${value}`;
    case 'hasAll':
      return `cs.${writeArrayLiteral(values)}`;
    case 'hasAny':
      return `ov.${writeArrayLiteral(values)}`;
    case 'hasOnly':
      return `cd.${writeArrayLiteral(values)}`;
    case 'covers': {
      const bounds = { lowerInclusive: true, upperInclusive: true };
      return `cs.${writeRangeLiteral({ lower: value, upper: value, ...bounds })}`;
    }
    case 'overlaps':
      return `ov.${value}`;
    case 'leftOf':
      return `sl.${value}`;
    case 'rightOf':
      return `sr.${value}`;
    default:
      return `${operator}.${value}`;
  }
}

/** Values in a list that nothing else can be mistaken for. */
const plainValue = /^[\p{L}\p{N}_+/@#&;=?!$-]+$/u;

/** Reads what `writeFilter` writes of a column; undefined where a list can't be filtered that way. */
export function readFilter(field: string, text: string): Filter | undefined {
  return unlessInvalid(() => filterOf(readCondition({ name: field, path: [] }, text, true)));
}

/** Returns a condition as the filter of a list; undefined where lists have no such filter. */
export function filterOf({ field: path, negated, test }: Condition): Filter | undefined {
  const place = placeOf(path);
  if (place === undefined) return undefined;
  const { asText, ...field } = place;
  const filter = (operator: FilterOperator, ...values: readonly string[]): Filter => ({
    ...field,
    operator,
    values,
  });
  if (test.kind === 'is' && (test.value === 'null' || test.value === 'not null')) {
    const isEmpty = (test.value === 'null') !== negated;
    if (asText) return filter(isEmpty ? 'empty' : 'notEmpty');
    return isEmpty ? undefined : keyFilter(place);
  }
  if (negated || !asText) return undefined;
  switch (test.kind) {
    case 'is':
      return test.value === 'unknown' ? undefined : filter('eq', test.value);
    case 'in':
      return filter('in', ...test.values);
    case 'distinct':
      return filter('isNot', test.value);
    case 'search':
      return test.operator === 'wfts' && test.language === undefined
        ? filter('matches', test.value)
        : undefined;
    case 'compare': {
      const { operator, quantifier, value } = test;
      if (quantifier !== undefined) return undefined;
      const comparison = comparisons.find((each) => each === operator);
      if (comparison !== undefined) return filter(comparison, value);
      if (operator === 'ilike' || operator === 'imatch') {
        const pattern = readPattern(operator, value);
        return pattern && filter(pattern.place, pattern.text);
      }
      const contained = readContainment(operator, value);
      return contained && filter(contained.operator, ...contained.values);
    }
    default:
      return undefined;
  }
}

type JsonPlace = Pick<Filter, 'field' | 'path'> & { readonly asText: boolean };

/** Returns where a condition looks; undefined where the path leads through text, or to an index beyond all. */
function placeOf({ name, path }: FieldPath): JsonPlace | undefined {
  if (path.length === 0) return { field: name, asText: true };
  const steps = path.map(({ key, isIndex }) => (isIndex ? Number(key) : key));
  const isRead = path.every(({ arrow }, index) => arrow === '->' || index === path.length - 1);
  const isExact = steps.every((step) => typeof step === 'string' || Number.isSafeInteger(step));
  return isRead && isExact
    ? { field: name, path: steps, asText: path.at(-1)?.arrow === '->>' }
    : undefined;
}

function keyFilter({ field, path = [] }: JsonPlace): Filter | undefined {
  const key = path.at(-1);
  if (typeof key !== 'string') return undefined;
  const before = path.slice(0, -1);
  return {
    field,
    ...(before.length > 0 && { path: before }),
    operator: 'hasKey',
    values: [key],
  };
}

const arrayOperators = { cs: 'hasAll', ov: 'hasAny', cd: 'hasOnly' } as const;
const rangeOperators = { ov: 'overlaps', sl: 'leftOf', sr: 'rightOf' } as const;

function readContainment(
  operator: string,
  value: string,
): Pick<Filter, 'operator' | 'values'> | undefined {
  if (operator === 'cd' && periodToken.test(value)) return { operator: 'during', values: [value] };
  if (value.startsWith('{')) {
    const items = readArrayLiteral(value);
    const isFlat = items?.every((item) => typeof item === 'string') === true;
    return isFlat && Object.hasOwn(arrayOperators, operator)
      ? {
          operator: arrayOperators[operator as keyof typeof arrayOperators],
          values: items,
        }
      : undefined;
  }
  const range = readRangeLiteral(value);
  if (range === undefined) return undefined;
  if (Object.hasOwn(rangeOperators, operator)) {
    return { operator: rangeOperators[operator as keyof typeof rangeOperators], values: [value] };
  }
  if (operator !== 'cs' || range === 'empty' || range.lower === null) return undefined;
  const isOne = range.lower === range.upper && range.lowerInclusive && range.upperInclusive;
  return isOne ? { operator: 'covers', values: [range.lower] } : undefined;
}

type Place = 'contains' | 'starts' | 'ends';

/**
 * Writes `ilike.*text*`, in which `*` stands for any text and `\` escapes `%`, `_` and itself. A text
 * that holds `*`, which `ilike` can't, becomes the regular expression `imatch.text`.
 */
function writePattern(place: Place, text: string): string {
  const [open, close] = [place !== 'starts', place !== 'ends'];
  // `ilike.*` is any text, which begins with nothing.
  if (text.includes('*') || (text === '' && place === 'ends')) {
    const literal = text.replaceAll(/[\\^$.[\]()|*+?{}]/g, String.raw`\$&`);
    return `imatch.${open ? '' : '^'}${literal}${close ? '' : '$'}`;
  }
  const literal = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return `ilike.${open ? '*' : ''}${literal}${close ? '*' : ''}`;
}

/** Matches patterns of `writePattern`: a mark of the place on each side, and the text. */
const patterns = {
  ilike: /^([*%]?)((?:\\[^]|[^\\*%_])*)([*%]?)$/u,
  imatch: /^(\^?)((?:\\[^\p{L}\p{N}_]|[^\\^$.[\]()|*+?{}])*)(\$?)$/u,
};

function readPattern(operator: keyof typeof patterns, value: string) {
  const [, before, literal, after] = patterns[operator].exec(value) ?? [];
  if (literal === undefined) return undefined;
  const isMark = operator === 'ilike';
  const isAny = isMark && /^[*%]$/.test(value);
  const open = !isAny && (before !== '') === isMark;
  const close = isAny || (after !== '') === isMark;
  // Neither side is open: the text as a whole, in upper or lower case.
  if (!open && !close) return undefined;
  const place: Place = !open ? 'starts' : close ? 'contains' : 'ends';
  return { place, text: literal.replaceAll(/\\([^])/gu, '$1') };
}
