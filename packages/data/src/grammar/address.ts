import type { Entity } from '@ninefold/specification';
import { filterProblem, orderProblem } from './check.ts';
import { readCondition, readLogicTree } from './condition.ts';
import { type Filter, filterOf, filtersOf, writeFilter } from './filter.ts';
import { isReservedParameter, readField, unlessInvalid, writeParameterName } from './lexer.ts';
import { readSortKeys, type SortKey, writeSortKey } from './order.ts';
import { addressMessages } from './messages.ts';

/** The state of a list, as its address holds it. All filters must match. */
export interface ListState {
  readonly filters: readonly Filter[];
  /** Empty for the entity's own order. */
  readonly order: readonly SortKey[];
  /** Words that must each be found in some field; '' for none. */
  readonly search: string;
  /** The index of the first row, from 0. */
  readonly offset: number;
  /** Rows per page, where not the default. */
  readonly limit?: number;
}

/** The state of a list that is opened for the first time: every record, from the first. */
export const initialListState: ListState = { filters: [], order: [], search: '', offset: 0 };

/** A parameter of an address that is not valid, and is left out of the state. */
export interface AddressProblem {
  readonly parameter: string;
  readonly value: string;
  /** A sentence for a person. */
  readonly message: string;
}

/** Writes a state as an address without `?`; '' for `initialListState`. */
export function writeListAddress(state: ListState): string {
  const parameters = state.filters.map((filter) => [
    writeParameterName(filter.field),
    writeFilter(filter),
  ]);
  if (state.search !== '') parameters.push(['search', state.search]);
  if (state.order.length > 0) {
    parameters.push(['order', state.order.map((key) => writeSortKey(key)).join(',')]);
  }
  if (state.offset > 0) parameters.push(['offset', String(state.offset)]);
  if (state.limit !== undefined) parameters.push(['limit', String(state.limit)]);
  return parameters.map((pair) => pair.map(percentEncode).join('=')).join('&');
}

/** Leaves the grammar's own marks readable. */
function percentEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /%(?:2C|3A|2F|40|24)/g,
    decodeURIComponent,
  );
}

/**
 * Reads the part of a list's address behind `?`. Never throws.
 *
 * @param entity Where given, unknown fields and values that a field can't hold are problems too.
 */
export function readListAddress(
  address: string | URLSearchParams,
  entity?: Entity,
): { readonly state: ListState; readonly problems: readonly AddressProblem[] } {
  const filters: Filter[] = [];
  const problems: AddressProblem[] = [];
  let state = initialListState;
  for (const [parameter, value] of new URLSearchParams(address)) {
    const read = unlessInvalid(() => readParameter(parameter, value));
    if (read === undefined) {
      problems.push({ parameter, value, message: notValid(parameter, value) });
      continue;
    }
    const isValid = (message: string | undefined): boolean => {
      if (message !== undefined) problems.push({ parameter, value, message });
      return message === undefined;
    };
    const { filters: found = [], ...rest } = read;
    filters.push(...found.filter((filter) => isValid(entity && filterProblem(entity, filter))));
    const order = rest.order?.filter((key) => isValid(entity && orderProblem(entity, key)));
    state = { ...state, ...rest, ...(order && { order }) };
  }
  return { state: { ...state, filters }, problems };
}

/** Returns what a parameter adds to the state; undefined where a list can't hold it. */
function readParameter(parameter: string, value: string): Partial<ListState> | undefined {
  switch (parameter) {
    case 'search':
      return { search: value };
    case 'order': {
      const order = readSortKeys(value);
      return order && { order };
    }
    case 'offset':
    case 'limit': {
      const isRows = /^\d{1,15}$/.test(value) && (parameter === 'offset' || Number(value) > 0);
      return isRows ? { [parameter]: Number(value) } : undefined;
    }
    case 'and': {
      const filters = filtersOf(readLogicTree('and', false, value, true));
      return filters && { filters };
    }
    default: {
      const field = readField(parameter);
      if (isReservedParameter(parameter)) return undefined;
      const filter = filterOf(readCondition(field, value, true));
      return filter && { filters: [filter] };
    }
  }
}

function notValid(parameter: string, value: string): string {
  if (parameter === 'order') return addressMessages.order({ value });
  if (parameter === 'offset' || parameter === 'limit') {
    return addressMessages.rows({ value });
  }
  if (parameter === 'and') return addressMessages.filter({ value });
  return isReservedParameter(parameter)
    ? addressMessages.part({ part: parameter })
    : addressMessages.filterOf({ field: parameter, value });
}
