import { type QueryParams, readQueryParams, unlessInvalid } from '@ninefold/specification/grammar';
import { catalogueMessages } from './messages.ts';

/** Reads a query; undefined where it is not in PostgREST's grammar. */
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

/** Returns the names in a body that is one JSON object, or a list of them; undefined where it isn't. */
export function namesInPayload(payload: string, isList = false): readonly string[] | undefined {
  try {
    const body: unknown = JSON.parse(payload);
    if (!isList) return isObject(body) ? Object.keys(body) : undefined;
    const isOfObjects = Array.isArray(body) && body.every(isObject);
    return isOfObjects
      ? [...new Set(body.flatMap((each: object) => Object.keys(each)))]
      : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns what a body may not hold, in words; undefined where it is valid, or not known.
 *
 * @param isList Whether it holds several records.
 */
export function payloadProblem(
  payload: string | undefined,
  allowed: readonly string[],
  isList = false,
): string | undefined {
  if (payload === undefined) return undefined;
  const names = payload === '' ? [] : namesInPayload(payload, isList);
  if (names === undefined) return catalogueMessages.body;
  const strange = names.find((name) => !allowed.includes(name));
  return strange === undefined ? undefined : catalogueMessages.bodyField({ name: strange });
}
