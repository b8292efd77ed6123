import type { ListState } from './list-state.ts';
import { writeFilter } from './filter-text.ts';
import { writeParameterName } from './names.ts';
import { writeOrder } from './order-text.ts';

/** Writes a state as an address without `?`; '' for `wholeList`. */
export function writeListAddress(state: ListState): string {
  const parameters = state.filters.map((filter) => [
    writeParameterName(filter.field),
    writeFilter(filter),
  ]);
  if (state.search !== '') parameters.push(['search', state.search]);
  if (state.order.length > 0) parameters.push(['order', writeOrder(state.order)]);
  if (state.offset > 0) parameters.push(['offset', String(state.offset)]);
  if (state.limit !== undefined) parameters.push(['limit', String(state.limit)]);
  return parameters
    .map(([name = '', value = '']) => `${readable(name)}=${readable(value)}`)
    .join('&');
}

/** Percent-encodes all that must be, and leaves the grammar's own marks readable. */
function readable(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /%(?:2C|3A|2F|40|24)/g,
    decodeURIComponent,
  );
}
