import type { Entity } from '../model/index.ts';
import { orderProblem, termProblem } from './check.ts';
import { equals } from './filter.ts';
import { type FilterTerm, readTermParameter, writeTermParameter } from './filter-group.ts';
import { isReservedParameter, unlessInvalid } from './lexer.ts';
import { readSortKeys, type SortKey, writeSortKey } from './order.ts';
import { addressMessages } from './messages.ts';

/** The state of a list, as its address holds it. */
export interface ListState {
  /** Conditions and groups of conditions, all of which must hold. */
  readonly filters: readonly FilterTerm[];
  /** Empty for the entity's own order. */
  readonly order: readonly SortKey[];
  /** Words that must each be found in some field; '' for none. */
  readonly search: string;
  /** The index of the first row, from 0; with `start` from the first row there, and negative for rows before it. */
  readonly offset: number;
  /** The value of the first field of the order that the list begins at. Other rows are on pages before. */
  readonly start?: string;
  /** Rows per page, where not the default. */
  readonly limit?: number;
}

/** The state of a list that is opened for the first time: every record, from the first. */
export const initialListState: ListState = { filters: [], order: [], search: '', offset: 0 };

/** Returns a state at the first page of its list. */
export function atFirstPage(state: ListState): ListState {
  return { ...state, offset: 0, start: undefined };
}

/** A parameter of an address that is not valid, and is left out of the state. */
export interface AddressProblem {
  readonly parameter: string;
  readonly value: string;
  /** A sentence for a person. */
  readonly message: string;
}

/** Writes a state as an address without `?`; '' for `initialListState`. */
export function writeListAddress(state: ListState): string {
  const parameters = state.filters.map(writeTermParameter);
  if (state.search !== '') parameters.push(['search', state.search]);
  if (state.order.length > 0) {
    parameters.push(['order', state.order.map((key) => writeSortKey(key)).join(',')]);
  }
  if (state.start !== undefined) parameters.push(['start', `at.${state.start}`]);
  if (state.offset !== 0) parameters.push(['offset', String(state.offset)]);
  if (state.limit !== undefined) parameters.push(['limit', String(state.limit)]);
  return parameters.map((pair) => pair.map(percentEncode).join('=')).join('&');
}

/** Percent-encodes all that must be, and leaves the grammar's own marks readable. */
export function percentEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /%(?:2C|3A|2F|40|24)/g,
    decodeURIComponent,
  );
}

/**
 * Reads the part of a list's address behind `?`. Never throws.
 *
 * @param entity Where given, unknown fields and values that a field can't hold are problems too.
 * @param entities Those that the entity's relations lead to.
 */
export function readListAddress(
  address: string | URLSearchParams,
  entity?: Entity,
  entities?: readonly Entity[],
): { readonly state: ListState; readonly problems: readonly AddressProblem[] } {
  const filters: FilterTerm[] = [];
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
    filters.push(...found.filter((term) => isValid(entity && termProblem(entity, term, entities))));
    const order = rest.order?.filter((key) =>
      isValid(entity && orderProblem(entity, key, entities)),
    );
    state = { ...state, ...rest, ...(order && { order }) };
  }
  const [key] = state.order;
  const { start, offset } = state;
  const startProblem =
    entity && key && start !== undefined && key.by === undefined
      ? termProblem(entity, equals(key.field, start))
      : undefined;
  if (startProblem !== undefined) {
    problems.push({ parameter: 'start', value: `at.${start}`, message: startProblem });
  } else if (start === undefined && offset < 0) {
    const value = String(offset);
    problems.push({ parameter: 'offset', value, message: notValid('offset', value) });
  } else return { state: { ...state, filters }, problems };
  return { state: atFirstPage({ ...state, filters }), problems };
}

/** Returns what a parameter adds to the state; undefined where a list can't hold it. */
function readParameter(parameter: string, value: string): Partial<ListState> | undefined {
  // Anything else is a condition on a field of this name.
  if (parameter === 'start' && value.startsWith('at.')) return { start: value.slice(3) };
  switch (parameter) {
    case 'search':
      return { search: value };
    case 'order': {
      const order = readSortKeys(value);
      return order && { order };
    }
    case 'offset':
    case 'limit': {
      const isRows = /^-?\d{1,15}$/.test(value) && (parameter === 'offset' || Number(value) > 0);
      return isRows ? { [parameter]: Number(value) } : undefined;
    }
    default: {
      const filters = readTermParameter(parameter, value);
      return filters && { filters };
    }
  }
}

function notValid(parameter: string, value: string): string {
  if (parameter === 'order') return addressMessages.order({ value });
  if (parameter === 'offset' || parameter === 'limit') {
    return addressMessages.rows({ value });
  }
  if (/^(?:not\.)?(?:and|or)$/.test(parameter)) return addressMessages.filter({ value });
  return isReservedParameter(parameter)
    ? addressMessages.part({ part: parameter })
    : addressMessages.filterOf({ field: parameter, value });
}
