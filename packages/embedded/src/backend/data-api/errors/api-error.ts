import type { GrammarError } from '@ninefold/specification/grammar';
import { statusOf } from './status.ts';

/** The status and body of an answer to a request that failed. */
export interface ErrorResponse {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly details?: unknown;
  readonly hint?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error that PostgREST itself answers, without Postgres. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly response: ErrorResponse;

  constructor(
    code: string,
    message: string,
    more: Omit<ErrorResponse, 'status' | 'code' | 'message'> = {},
  ) {
    super(message);
    this.response = { status: statusOf(code), code, message, ...more };
  }
}

/** Writes an error as JSON; without a body for a HEAD request. */
export function errorResponse(response: ErrorResponse, head: boolean): Response {
  const { status, code, message, details = null, hint = null, headers } = response;
  return new Response(head ? null : JSON.stringify({ code, details, hint, message }), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}

/** Returns what PostgREST answers to a parameter that it can't parse. */
export function grammarErrorResponse(error: GrammarError): ErrorResponse {
  const { kind, part, text, position, expected } = error;
  // Postgres answers this where its own stack does not suffice.
  if (kind === 'depth') return new ApiError('54001', 'stack depth limit exceeded').response;
  const next = text.charAt(position);
  const unexpected = next === '' ? 'end of input' : JSON.stringify(next);
  return new ApiError(
    'PGRST100',
    `"failed to parse ${part} (${text})" (line 1, column ${position + 1})`,
    { details: `unexpected ${unexpected} expecting ${expected}` },
  ).response;
}
