import type { OrderTerm } from './order.ts';

/** Returns the terms of the same list from its end. An index that serves the one order serves the other. */
export function reversedOrder(terms: readonly OrderTerm[]): readonly OrderTerm[] {
  return terms.map((term) => ({
    ...term,
    text: term.text.replace(
      /\.(asc|desc)(?:\.nulls(first|last))?$/,
      (_, direction: string, nulls: string | undefined) =>
        (direction === 'asc' ? '.desc' : '.asc') +
        (nulls === undefined ? '' : nulls === 'first' ? '.nullslast' : '.nullsfirst'),
    ),
    direction: term.direction === 'ascending' ? 'descending' : 'ascending',
    nullsFirst: !term.nullsFirst,
  }));
}
