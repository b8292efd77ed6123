import { DataError, type DataClient, type ReadOptions } from '../client/index.ts';
import { findEntity } from '@ninefold/specification';
import type { Attribute, FunctionFacts, Specification } from '@ninefold/specification';
import { type FunctionAnswer, readAnswer } from './function-answer.ts';
import { functionRequest, type FunctionRequest, type FunctionValues } from './function-request.ts';

export interface CallOptions extends ReadOptions {
  /** Where given, failures speak in the team's own words, and an entity's columns have their kinds. */
  readonly specification?: Specification;
}

/**
 * Calls a function of the database. Numbers of any length go and come as text;
 * a value that is left out takes the argument's default. What changes nothing
 * is repeated on a network failure, what may change something is sent once.
 *
 * @throws {DataError} when the database or the network refuses; the signal's
 * reason when a call that changes nothing was given up.
 */
export async function callFunction(
  client: DataClient,
  called: FunctionFacts,
  values: FunctionValues,
  options: CallOptions = {},
): Promise<FunctionAnswer> {
  const { specification } = options;
  // A change under way is not given up: nobody would know what became of it.
  const signal = called.volatility === 'volatile' ? undefined : options.signal;
  signal?.throwIfAborted();
  const asked = functionRequest(called, values);
  const { answer, error, status } = await send(client, called, asked, signal);
  signal?.throwIfAborted();
  if (error !== null) throw DataError.of({ error, status }, { specification });
  try {
    return readAnswer(answer, called.returns, columnsOf(called, specification));
  } catch {
    throw DataError.of({ error: { message: 'The answer is no JSON.' }, status });
  }
}

interface Sent {
  /** The answer's text: supabase-js itself would round its numbers. */
  readonly answer: string;
  readonly error: unknown;
  readonly status: number;
}

async function send(
  client: DataClient,
  called: FunctionFacts,
  asked: FunctionRequest,
  signal: AbortSignal | undefined,
): Promise<Sent> {
  // The builder takes the name as it is to stand in the address.
  const name = encodeURIComponent(called.name);
  const get = asked.method === 'GET';
  const builder = client.supabase.schema(called.schema).rpc(name, {}, { get });
  if (get) {
    builder['url'].search = new URLSearchParams(
      asked.parameters.map(([...pair]) => pair),
    ).toString();
  }
  if (signal !== undefined) builder.abortSignal(signal);
  const fetch = builder['fetch'];
  let answer = '';
  builder['fetch'] = async (input, init) => {
    const response = await fetch(input, get ? init : withBody(init, asked));
    answer = await response.clone().text();
    return response;
  };
  const { error, status } = await builder;
  return { answer, error, status };
}

/** supabase-js would write a text that is the whole body as JSON. */
function withBody(
  init: RequestInit | undefined,
  { body, contentType }: Extract<FunctionRequest, { method: 'POST' }>,
): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set('content-type', contentType);
  return { ...init, headers: Object.fromEntries(headers), body };
}

function columnsOf(
  { returns }: FunctionFacts,
  specification: Specification | undefined,
): readonly Attribute[] | undefined {
  const { entity, columns } = returns;
  if (columns !== undefined || entity === undefined || specification === undefined) return columns;
  return findEntity(specification, entity.entity, entity.schema)?.fields;
}
