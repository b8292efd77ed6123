import type { FunctionFacts } from '@ninefold/specification';
import type { ReadCall } from './entry.ts';
import { namesInPayload } from './payload.ts';
import { readQuery } from './read-query.ts';

/** Why a request is not a call of this function; undefined where it is. Method and path have been compared. */
export function functionProblem(called: FunctionFacts, asked: ReadCall): string | undefined {
  const read = asked.method === 'POST' ? [...asked.search.keys()] : argumentsInQuery(asked);
  if (read === undefined || (asked.method === 'POST' && read.length > 0)) {
    return 'It has conditions besides its arguments.';
  }
  if (called.takesBody === true) return undefined;
  const given = asked.method === 'POST' ? namesIn(asked.payload) : read;
  if (given === 'unknown') return undefined;
  if (given === undefined) return 'The body is not one JSON object.';
  const strange = given.find((name) => called.arguments.every((each) => each.name !== name));
  if (strange !== undefined) return `${called.name} takes no argument ${strange}.`;
  const missing = called.arguments.find((each) => each.required && !given.includes(each.name));
  return missing === undefined ? undefined : `The argument ${missing.name} is missing.`;
}

function argumentsInQuery({ search }: ReadCall): readonly string[] | undefined {
  const query = readQuery(search, true);
  if (query === undefined || query.select !== undefined || query.relations.size > 0)
    return undefined;
  if (query.columns !== undefined || query.onConflict !== undefined) return undefined;
  const names = query.plain.map(([name]) => name);
  return new Set(names).size === names.length ? names : undefined;
}

function namesIn(payload: string | undefined): readonly string[] | undefined | 'unknown' {
  if (payload === undefined) return 'unknown';
  return payload === '' ? [] : namesInPayload(payload);
}
