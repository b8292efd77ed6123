import type { SortKey } from './list-state.ts';
import { readName, writeName } from './names.ts';

/** `due_at.asc,number.desc` */
export function writeOrder(order: readonly SortKey[]): string {
  return order
    .map(
      ({ field, direction }) => `${writeName(field)}.${direction === 'ascending' ? 'asc' : 'desc'}`,
    )
    .join(',');
}

/**
 * Reads what `writeOrder` wrote. A direction may be left out, and where empty
 * values go may be said: it is not kept, because they always go last.
 */
export function readOrder(text: string): readonly SortKey[] | undefined {
  const order: SortKey[] = [];
  let rest = text;
  while (rest !== '') {
    const read = readName(rest, '.,');
    const modifiers = read && /^(?:\.(asc|desc))?(?:\.nulls(?:first|last))?(?:,|$)/.exec(read.rest);
    if (!read || !modifiers || (read.name === '' && !read.quoted)) return undefined;
    order.push({
      field: read.name,
      direction: modifiers[1] === 'desc' ? 'descending' : 'ascending',
    });
    rest = read.rest.slice(modifiers[0].length);
  }
  return order;
}
