import type { PostgresError } from '../database-error.ts';
import { statusOfSqlState } from '../sql-state-status.ts';
import { ApiError, type Refusal } from '@ninefold/data/grammar';

/**
 * What PostgREST answers to an error of Postgres: its code, message, details and hint, with a
 * status for the code; or what a function words itself by `PTxyz` and `PGRST`.
 * Source: PostgREST's documentation, "Errors", "HTTP Status Codes" and "RAISE errors with HTTP
 * Status Codes".
 *
 * @param anonymous whether nobody is signed in: then a missing grant is 401.
 */
export function refusalOf(error: PostgresError, anonymous: boolean): Refusal {
  const { code, message } = error;
  if (code === 'PGRST') return ownRefusal(error);
  const named = /^PT(\d{3})$/.exec(code)?.[1];
  const status =
    named !== undefined
      ? Number(named)
      : code === '42501'
        ? anonymous
          ? 401
          : 403
        : statusOfSqlState(code);
  return { status, code, message, details: error.detail ?? null, hint: error.hint ?? null };
}

/** SQLSTATE `PGRST`: the message is the whole body, the detail its status and headers. */
function ownRefusal({ message, detail = '' }: PostgresError): Refusal {
  try {
    const body = JSON.parse(message) as Omit<Refusal, 'status' | 'headers'>;
    const { status, headers } = JSON.parse(detail) as Pick<Refusal, 'status' | 'headers'>;
    return { ...body, status, headers };
  } catch (cause) {
    const what = 'Could not parse JSON in the "RAISE SQLSTATE \'PGRST\'" error';
    throw new ApiError({
      status: 500,
      code: 'PGRST121',
      message: what,
      details: cause instanceof Error ? cause.message : null,
    });
  }
}
