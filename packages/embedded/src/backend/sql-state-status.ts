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
