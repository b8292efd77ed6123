import type { FunctionFacts } from '@ninefold/specification';
import type { ReadCall } from './entry.ts';
import { namesInPayload, readQuery } from './read-request.ts';
import { catalogueMessages } from './messages.ts';

/** Returns the reason why a request doesn't call this function; undefined where it does. Method and path have been compared. */
export function functionProblem(called: FunctionFacts, request: ReadCall): string | undefined {
  const read = request.method === 'POST' ? [...request.search.keys()] : argumentsInQuery(request);
  if (read === undefined || (request.method === 'POST' && read.length > 0)) {
    return catalogueMessages.functionConditions;
  }
  if (called.takesBody === true) return undefined;
  const given = request.method === 'POST' ? namesIn(request.payload) : read;
  if (given === 'unknown') return undefined;
  if (given === undefined) return catalogueMessages.body;
  const strange = given.find((name) => called.arguments.every((each) => each.name !== name));
  if (strange !== undefined) {
    return catalogueMessages.noArgument({ function: called.name, name: strange });
  }
  const missing = called.arguments.find((each) => each.required && !given.includes(each.name));
  return missing && catalogueMessages.missingArgument({ name: missing.name });
}

function argumentsInQuery({ search }: ReadCall): readonly string[] | undefined {
  const query = readQuery(search, true);
  if (query === undefined || query.select !== undefined || query.resources.size > 0)
    return undefined;
  if (query.columns !== undefined || query.onConflict !== undefined) return undefined;
  const names = query.arguments.map(([name]) => name);
  return new Set(names).size === names.length ? names : undefined;
}

function namesIn(payload: string | undefined): readonly string[] | undefined | 'unknown' {
  if (payload === undefined) return 'unknown';
  return payload === '' ? [] : namesInPayload(payload);
}
