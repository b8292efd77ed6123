import { type AskedFor, readQueryString } from '../../grammar/query-string.ts';

/**
 * A query in PostgREST's grammar; undefined where it is not in it.
 *
 * @param call of a function, whose arguments stand among the conditions.
 */
export function readQuery(search: URLSearchParams, call: boolean): AskedFor | undefined {
  // A parameter of a page that comes twice, or is no number, says nothing for certain.
  for (const name of ['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']) {
    if (search.getAll(name).length > 1) return undefined;
  }
  for (const name of ['limit', 'offset']) {
    const value = search.get(name);
    if (value !== null && !/^\d+$/.test(value)) return undefined;
  }
  try {
    return readQueryString(search, call);
  } catch {
    return undefined;
  }
}
