import type { PostgresError } from '../../postgres/index.ts';
import { ApiError, type ErrorResponse, statusOf } from './errors/index.ts';

/**
 * Returns what PostgREST answers to an error of Postgres: its code, message, details and hint, with a
 * status for the code; or the answer that a function raises itself by `PTxyz` and `PGRST`.
 * Source: PostgREST's documentation, "Errors", "HTTP Status Codes" and "RAISE errors with HTTP
 * Status Codes".
 *
 * @param anonymous Whether the request has no session: then a missing grant answers 401.
 */
export function postgresErrorResponse(error: PostgresError, anonymous: boolean): ErrorResponse {
  const { code, message } = error;
  if (code === 'PGRST') return raisedResponse(error);
  const named = /^PT(\d{3})$/.exec(code)?.[1];
  const refused = anonymous ? 401 : 403;
  const status = Number(named) || (code === '42501' ? refused : statusOf(code));
  return { status, code, message, details: error.detail ?? null, hint: error.hint ?? null };
}

/** SQLSTATE `PGRST`: the message is the whole body, the detail its status and headers. */
function raisedResponse({ message, detail = '' }: PostgresError): ErrorResponse {
  try {
    const body = JSON.parse(message) as Omit<ErrorResponse, 'status' | 'headers'>;
    const { status, headers } = JSON.parse(detail) as Pick<ErrorResponse, 'status' | 'headers'>;
    return { ...body, status, headers };
  } catch (cause) {
    const what = 'Could not parse JSON in the "RAISE SQLSTATE \'PGRST\'" error';
    throw new ApiError('PGRST121', what, {
      details: cause instanceof Error ? cause.message : null,
    });
  }
}
