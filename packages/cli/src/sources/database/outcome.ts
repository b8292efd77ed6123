/** How a statement ended that may be rejected. */
export interface Outcome<Row extends object = object> {
  /** The SQLSTATE; absent if the statement succeeded. */
  readonly code?: string;
  /** The constraint that rejected a row, or the field that was empty. */
  readonly constraint?: string;
  /** The function that raised the error: `private.reject()`. */
  readonly raisedBy?: string;
  readonly rows: readonly Row[];
  readonly affectedRows: number;
}

/**
 * Reads an error from postgres.js, whose properties have different names, or from the embedded Postgres.
 *
 * @throws Any error that the database did not answer with.
 */
export function rejectionOf(error: unknown): Outcome<never> {
  const { code, message: _, ...other } = error as Readonly<Record<string, string | undefined>>;
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) throw error;
  const constraint =
    other['constraint'] ?? other['constraint_name'] ?? other['column'] ?? other['column_name'];
  // "PL/pgSQL function reject() line 1 at RAISE", in the language of the server. Statements are in quotes.
  const frames = (other['where'] ?? '').split('\n').filter((line) => !line.includes('"'));
  const raisedBy = /\b[^\s(]+\([^)]*\)/.exec(frames[0] ?? '')?.[0];
  return {
    code,
    rows: [],
    affectedRows: 0,
    ...(constraint !== undefined && { constraint }),
    ...(raisedBy !== undefined && { raisedBy }),
  };
}
