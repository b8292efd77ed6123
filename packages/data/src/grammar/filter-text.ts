import type { Filter, FilterOperator } from './list-state.ts';
import { readLikePattern, readRegex, writePattern } from './pattern.ts';
import { readValueList, writeValueList } from './value-list.ts';

/** A filter's operator and values, as PostgREST writes them: `in.(open,planned)`. */
export function writeFilter({ operator, values }: Filter): string {
  const [value = ''] = values;
  switch (operator) {
    case 'empty':
      return 'is.null';
    case 'notEmpty':
      return 'not.is.null';
    case 'in':
      return `in.${writeValueList(values)}`;
    case 'contains':
    case 'starts':
      return writePattern(operator, value);
    default:
      return `${operator}.${value}`;
  }
}

/** Reads what `writeFilter` wrote; undefined for what a list cannot be filtered by. */
export function readFilter(text: string): Omit<Filter, 'field'> | undefined {
  if (text === 'is.null') return { operator: 'empty', values: [] };
  if (text === 'not.is.null') return { operator: 'notEmpty', values: [] };
  if (/^is\.(?:true|false)$/.test(text)) return { operator: 'eq', values: [text.slice(3)] };
  const dot = text.indexOf('.');
  if (dot === -1) return undefined;
  const operator = text.slice(0, dot);
  const value = text.slice(dot + 1);
  if (isComparison(operator)) return { operator, values: [value] };
  if (operator === 'in') {
    const values = readValueList(value);
    return values && { operator, values };
  }
  const pattern =
    operator === 'ilike'
      ? readLikePattern(value)
      : operator === 'imatch'
        ? readRegex(value)
        : undefined;
  return pattern && { operator: pattern.place, values: [pattern.text] };
}

function isComparison(operator: string): operator is FilterOperator {
  return ['eq', 'neq', 'lt', 'lte', 'gt', 'gte'].includes(operator);
}
