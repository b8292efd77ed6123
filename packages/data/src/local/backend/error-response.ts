import { isPostgresError, type PostgresError } from './database-error.ts';

/**
 * SQLSTATE, or the class that begins it, to PostgREST's HTTP status; the longest match holds.
 * Source: PostgREST's documentation, "Errors", "HTTP Status Codes".
 */
const statuses: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '23503': 409,
  '23505': 409,
  '25': 500,
  '25006': 405,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53': 503,
  '53400': 500,
  '54': 413,
  '55': 500,
  '57': 500,
  '57P01': 503,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  P0001: 400,
  XX: 500,
};

/** The HTTP status with which PostgREST answers a SQLSTATE (42501 apart, which needs the role). */
export function statusOfSqlState(code: string): number {
  return statuses[code] ?? statuses[code.slice(0, 2)] ?? 400;
}

/** What @supabase/lite answers as PostgREST does, or must see as it is: it knows the role. */
function isLeftToLite(code: string): boolean {
  return (
    code === '42501' ||
    code === '42703' ||
    code === '42883' ||
    code.startsWith('PT') ||
    code === 'PGRST'
  );
}

/**
 * Lets @supabase/lite answer with code, message, details, hint and PostgREST's status. It flattens
 * most errors to a 500 with code `SUP`, but hands on one that is raised with SQLSTATE `PGRST`,
 * whose message and detail are the answer's body and status; so this one is handed to it.
 */
export function restoreError(error: unknown): unknown {
  if (!isPostgresError(error) || isLeftToLite(error.code)) return error;
  return Object.assign(new Error(bodyOf(error)), {
    code: 'PGRST',
    detail: JSON.stringify({ status: statusOfSqlState(error.code), headers: {} }),
  });
}

function bodyOf(error: PostgresError): string {
  return JSON.stringify({
    code: error.code,
    message: error.message,
    details: error.detail ?? null,
    hint: error.hint ?? null,
  });
}
