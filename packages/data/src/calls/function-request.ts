import type { FunctionArgument, FunctionFacts } from '@ninefold/specification';
import { type Value, writeValue } from '@ninefold/values';
import { JsonText, writeBody } from '../client/index.ts';
import { isReservedParameter } from '@ninefold/specification/grammar';

/** Values by argument, JSON as it is or as `JsonText`; of a function that takes the body, by ''. Arguments that are left out take their default. */
export type FunctionValues = Readonly<Record<string, Value | JsonText>>;

/** The request that calls a function. */
export type FunctionRequest =
  | { readonly method: 'GET'; readonly parameters: readonly (readonly [string, string])[] }
  | { readonly method: 'POST'; readonly body: string; readonly contentType: string };

/** A value that begins like an operator (`eq.`, `not.in.`, `fts(english).`) would be a condition. */
const looksLikeCondition = /^[a-z]+(?:\([^)]*\))?\./;

/** Servers and gateways reject URLs of about 8 kB (414). */
const longestAddress = 4000;

/**
 * Writes the call of a function that changes nothing as GET, so that it is repeated like every read and
 * may be cached; as POST where an address can't hold the values: NULL, documents, many values, names and
 * texts that an address reads differently.
 */
export function functionRequest(called: FunctionFacts, values: FunctionValues): FunctionRequest {
  if (called.takesBody === true) return wholeBody(called, values);
  // Any number of values may be none, but Postgres needs the empty array.
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
  return { method: 'POST', body: writeBody(body), contentType: 'application/json' };
}

/** Writes an argument for an address; empty where an address can't hold it. */
function inAddress(
  argument: FunctionArgument,
  value: Value | JsonText | undefined,
): readonly (readonly [string, string])[] {
  const { name, kind } = argument;
  const isDotted = name.includes('.') || name.includes('"');
  if (value === null || value === undefined || isReservedParameter(name) || isDotted) return [];
  if (argument.variadic === true || kind === 'json' || value instanceof JsonText) return [];
  if (typeof value === 'object' && kind !== 'array') return [];
  const text = kind === 'array' ? writeValue(value, argument) : plain(value);
  return looksLikeCondition.test(text) ? [] : [[name, text]];
}

function plain(value: Value | JsonText): string {
  return typeof value === 'string' ? value : writeBody(value);
}

/**
 * Returns an argument for a JSON body. Postgres reads a text as a value of any type, to the last digit.
 * An array is sent as JSON for a variadic argument, and otherwise in Postgres's own form.
 */
function inBody(argument: FunctionArgument, value: Value | JsonText): Value | JsonText {
  if (argument.kind !== 'array' || !Array.isArray(value)) return value;
  return argument.variadic === true ? value : writeValue(value, argument);
}

/** Writes the call of a function whose one argument is the body, in the form of its type. */
function wholeBody(called: FunctionFacts, values: FunctionValues): FunctionRequest {
  const [argument] = called.arguments;
  const value = values[argument?.name ?? ''] ?? null;
  if (argument?.kind === 'json') {
    return { method: 'POST', body: writeBody(value), contentType: 'application/json' };
  }
  const contentType =
    argument?.kind === 'binary'
      ? 'application/octet-stream'
      : argument?.type === 'xml'
        ? 'text/xml'
        : 'text/plain';
  return { method: 'POST', body: value === null ? '' : plain(value), contentType };
}
