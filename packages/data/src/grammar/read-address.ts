import type { Entity } from '@ninefold/specification';
import { wholeList, type AddressProblem, type Filter, type ListState } from './list-state.ts';
import { filterProblem, orderProblem } from './check.ts';
import { readFilter } from './filter-text.ts';
import { readConjunction } from './logic-tree.ts';
import { isReservedParameter, readName } from './names.ts';
import { readOrder } from './order-text.ts';

/**
 * Reads the part of a list's address behind `?`. With `entity`, a field that it
 * does not have, and a value that the field cannot hold, is a problem too.
 * Never throws.
 */
export function readListAddress(
  address: string | URLSearchParams,
  entity?: Entity,
): { readonly state: ListState; readonly problems: readonly AddressProblem[] } {
  const filters: Filter[] = [];
  const problems: AddressProblem[] = [];
  let state: ListState = wholeList;
  for (const [parameter, value] of new URLSearchParams(address)) {
    const read = readParameter(parameter, value);
    if (typeof read === 'string') {
      problems.push({ parameter, value, message: read });
      continue;
    }
    const { filters: found = [], ...rest } = read;
    for (const filter of found) {
      const message = entity && filterProblem(entity, filter);
      if (message === undefined) filters.push(filter);
      else problems.push({ parameter, value, message });
    }
    const order = rest.order?.filter((key) => {
      const message = entity && orderProblem(entity, key);
      if (message !== undefined) problems.push({ parameter, value, message });
      return message === undefined;
    });
    state = { ...state, ...rest, ...(order && { order }) };
  }
  return { state: { ...state, filters }, problems };
}

/** What one parameter adds to the state, or a sentence that says why it adds nothing. */
function readParameter(parameter: string, value: string): Partial<ListState> | string {
  switch (parameter) {
    case 'search':
      return { search: value };
    case 'order': {
      const order = readOrder(value);
      return order ? { order } : `The sort order "${value}" is not valid and is ignored.`;
    }
    case 'offset':
    case 'limit': {
      const number = /^\d{1,15}$/.test(value) ? Number(value) : undefined;
      if (number === undefined || (parameter === 'limit' && number === 0)) {
        return `"${value}" is not a number of rows. The list starts at the first row.`;
      }
      return { [parameter]: number };
    }
    case 'and': {
      const filters = readConjunction(value)?.map(({ field, condition }) =>
        readCondition(field, condition),
      );
      return filters?.every((filter) => filter !== undefined)
        ? { filters }
        : `The filter "${value}" is not valid and is ignored.`;
    }
    default: {
      const read = readName(parameter, '.');
      if (!read || read.rest !== '' || (!read.quoted && isReservedParameter(parameter))) {
        return `The part "${parameter}" of the address is not valid and is ignored.`;
      }
      const filter = readCondition(read.name, value);
      return filter
        ? { filters: [filter] }
        : `The filter "${value}" of "${read.name}" is not valid and is ignored.`;
    }
  }
}

function readCondition(field: string, condition: string): Filter | undefined {
  const read = readFilter(condition);
  return read && { field, ...read };
}
