import type { Value, ValueKind } from '@ninefold/values';
import { equals, type Filter } from '@ninefold/specification/grammar';
import type { OrderTerm } from './order.ts';

/** More requests would cost what they save, for one page. */
const mostTerms = 3;

/** Characters of a value in an address. Servers reject longer addresses (414). */
const longestValue = 2000;

/**
 * Plans the page that begins after the row with these values: conditions of requests whose answers, one after the other,
 * continue the list. An index finds its first row at once, where an offset counts all rows before it.
 * One condition with `or` would say the same, but no index serves it.
 *
 * @returns undefined where only an offset leads there: the list is ordered by what its rows don't hold, or
 * by a text that is too long for an address.
 */
export function planNextPage(
  terms: readonly OrderTerm[],
  values: Readonly<Record<string, Value>>,
  most = mostTerms,
): readonly (readonly Filter[])[] | undefined {
  const steps = terms.map(({ field, direction, nullsFirst }) => {
    if (field === undefined || inexactKinds.has(field.kind)) return undefined;
    const value = values[field.name];
    if (value === null) return { field, direction, nullsFirst, value };
    if (typeof value !== 'string' && typeof value !== 'boolean') return undefined;
    const written = String(value);
    const isShort =
      written.length < longestValue / 9 || encodeURIComponent(written).length < longestValue;
    return isShort ? { field, direction, nullsFirst, value: written } : undefined;
  });
  if (steps.length === 0 || steps.length > most || steps.includes(undefined)) return undefined;
  const known = steps.filter((step) => step !== undefined);
  const same = ({ field: { name }, value }: (typeof known)[number]): Filter =>
    value === null ? isEmpty(name) : equals(name, value);
  return known
    .map((step, index) => {
      const before = known.slice(0, index).map(same);
      const { field, direction, nullsFirst, value } = step;
      if (value === null) {
        const notEmpty: Filter = { field: field.name, operator: 'notEmpty', values: [] };
        return nullsFirst ? [[...before, notEmpty]] : [];
      }
      const operator = direction === 'ascending' ? 'gt' : 'lt';
      const after: Filter = { field: field.name, operator, values: [value] };
      const ways = field.nullable && !nullsFirst ? [after, isEmpty(field.name)] : [after];
      return ways.map((way) => [...before, way]);
    })
    .reverse()
    .flat();
}

/** Kinds whose text may stand for another value than the row's, or compares unlike the order. */
export const inexactKinds: ReadonlySet<ValueKind> = new Set<ValueKind>([
  'binary',
  'json',
  'array',
  'range',
  'other',
]);

export function isEmpty(field: string): Filter {
  return { field, operator: 'empty', values: [] };
}
