import { type DataClient, DataError, type ReadOptions } from '../client/index.ts';
import {
  type Attribute,
  findEntity,
  type FunctionFacts,
  type Specification,
} from '@ninefold/specification';
import { type FunctionAnswer, type ReadDocument, readAnswer } from './function-answer.ts';
import { functionRequest, type FunctionRequest, type FunctionValues } from './function-request.ts';

export interface CallOptions extends ReadOptions {
  /** If given, failures have the team's messages, and an entity's columns have their kinds. */
  readonly specification?: Specification;
  /** JSON stays text when absent, so that its numbers lose no digit. */
  readonly readDocument?: ReadDocument;
}

/**
 * Calls a function of the database. Numbers of any length are sent and returned as text; a value that is
 * left out takes the argument's default. A call that changes nothing is repeated on a network failure;
 * one that may change something is sent once.
 *
 * @throws {DataError} when the database rejects the call or can't be reached; the signal's reason when
 * a call that changes nothing was cancelled.
 */
export async function callFunction(
  client: DataClient,
  called: FunctionFacts,
  values: FunctionValues,
  options: CallOptions = {},
): Promise<FunctionAnswer> {
  const { specification } = options;
  // A write is never cancelled: its outcome would be unknown.
  const signal = called.volatility === 'volatile' ? undefined : options.signal;
  signal?.throwIfAborted();
  const request = functionRequest(called, values);
  const { answer, error, status } = await send(client, called, request, signal);
  signal?.throwIfAborted();
  if (error !== null) throw await DataError.load({ error, status }, { specification });
  try {
    return readAnswer(
      answer,
      called.returns,
      columnsOf(called, specification),
      options.readDocument,
    );
  } catch {
    throw DataError.of({ error: { message: 'The answer is not valid JSON.' }, status });
  }
}

/** Returns the answer's text: supabase-js itself would round its numbers. */
async function send(
  client: DataClient,
  called: FunctionFacts,
  request: FunctionRequest,
  signal: AbortSignal | undefined,
) {
  // The builder expects the name percent-encoded.
  const name = encodeURIComponent(called.name);
  const get = request.method === 'GET';
  const builder = client.supabase.schema(called.schema).rpc(name, {}, { get });
  if (get) {
    builder['url'].search = new URLSearchParams(
      request.parameters.map(([...pair]) => pair),
    ).toString();
  }
  if (signal !== undefined) builder.abortSignal(signal);
  const fetch = builder['fetch'];
  let answer = '';
  builder['fetch'] = async (input, init) => {
    const response = await fetch(input, get ? init : withBody(init, request));
    answer = await response.clone().text();
    return response;
  };
  const { error, status } = await builder;
  return { answer, error, status };
}

/** Sends the body unchanged: supabase-js would write a text as JSON. */
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
