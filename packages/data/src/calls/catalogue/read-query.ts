import { type QueryParams, readQueryParams, unlessInvalid } from '../../grammar/index.ts';

/**
 * Reads a query; undefined where it is not in PostgREST's grammar.
 *
 * @param isCall Whether a function is called, whose arguments are among the conditions.
 */
export function readQuery(search: URLSearchParams, isCall: boolean): QueryParams | undefined {
  // PostgREST's answer to a parameter that comes twice, or isn't a number, is not certain.
  for (const name of ['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']) {
    if (search.getAll(name).length > 1) return undefined;
  }
  for (const [name, value] of search) {
    if (/(?:^|\.)(?:limit|offset)$/.test(name) && !/^\d+$/.test(value)) return undefined;
  }
  return unlessInvalid(() => readQueryParams(search, isCall));
}
