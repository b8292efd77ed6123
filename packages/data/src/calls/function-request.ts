import type { FunctionArgument, FunctionFacts } from '@ninefold/specification';
import { type Value, writeValue } from '@ninefold/values';

/** Values by argument; of a function that takes the body, by ''. What is left out takes its default. */
export type FunctionValues = Readonly<Record<string, Value>>;

/** How a function is asked. */
export type FunctionRequest =
  | { readonly method: 'GET'; readonly parameters: readonly (readonly [string, string])[] }
  | { readonly method: 'POST'; readonly body: string; readonly contentType: string };

/** Names that mean something else in the address of a call (PostgREST, "URL grammar"). */
const reserved = new Set(
  ['select', 'order', 'limit', 'offset', 'and', 'or', 'not', 'columns', 'on_conflict'].concat(
    // A Supabase gateway takes the key from it.
    'apikey',
  ),
);

/** A value that begins like an operator (`eq.`, `not.in.`, `fts(english).`) would be a condition. */
const looksLikeCondition = /^[a-z]+(?:\([^)]*\))?\./;

/** Servers and gateways refuse addresses of some 8 kB (414). */
const longestAddress = 4000;

/**
 * What changes nothing is asked by GET, so that it is repeated like every read
 * and may be kept by what stands between; by POST where the address cannot
 * say the values: NULL, documents, many values, names and texts with a meaning of their own.
 */
export function functionRequest(called: FunctionFacts, values: FunctionValues): FunctionRequest {
  if (called.takesBody === true) return wholeBody(called, values);
  // Any number of values may be none of them, but Postgres wants to be told.
  const valueOf = ({ name, variadic }: FunctionArgument) =>
    values[name] === undefined && variadic === true ? [] : values[name];
  const given = called.arguments.filter((argument) => valueOf(argument) !== undefined);
  const parameters = given.flatMap((argument) => inAddress(argument, valueOf(argument)));
  const length = new URLSearchParams(parameters.map(([...pair]) => pair)).toString().length;
  if (
    called.volatility !== 'volatile' &&
    parameters.length === given.length &&
    length <= longestAddress
  ) {
    return { method: 'GET', parameters };
  }
  const body = Object.fromEntries(
    given.map((argument) => [argument.name, inBody(argument, valueOf(argument) ?? null)]),
  );
  return { method: 'POST', body: JSON.stringify(body), contentType: 'application/json' };
}

/** None where an address cannot say it. */
function inAddress(
  argument: FunctionArgument,
  value: Value | undefined,
): readonly (readonly [string, string])[] {
  const { name, kind } = argument;
  const isDotted = name.includes('.') || name.includes('"');
  if (value === null || value === undefined || reserved.has(name) || isDotted) return [];
  if (argument.variadic === true || kind === 'json') return [];
  if (typeof value === 'object' && kind !== 'array') return [];
  const text = kind === 'array' ? writeValue(value, argument) : plain(value);
  return looksLikeCondition.test(text) ? [] : [[name, text]];
}

function plain(value: Value): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * Postgres reads a text as a value of any type, to the last digit; a list goes as one where
 * there may be any number of values, and otherwise in Postgres's own form.
 */
function inBody(argument: FunctionArgument, value: Value): Value {
  if (argument.kind !== 'array' || !Array.isArray(value)) return value;
  return argument.variadic === true ? value : writeValue(value, argument);
}

/** The body is the one argument, in the form of its type. */
function wholeBody(called: FunctionFacts, values: FunctionValues): FunctionRequest {
  const [argument] = called.arguments;
  const value = values[argument?.name ?? ''] ?? null;
  if (argument?.kind === 'json') {
    return { method: 'POST', body: JSON.stringify(value), contentType: 'application/json' };
  }
  const contentType =
    argument?.kind === 'binary'
      ? 'application/octet-stream'
      : argument?.type === 'xml'
        ? 'text/xml'
        : 'text/plain';
  return { method: 'POST', body: value === null ? '' : plain(value), contentType };
}
