import type { Session } from '../sources/index.ts';

/** How a statement ended that was undone. */
export interface Outcome<Row extends object = object> {
  /** The SQLSTATE; absent if the statement succeeded. */
  readonly code?: string;
  /** The constraint that rejected a row, or the field that was empty. */
  readonly constraint?: string;
  readonly rows: readonly Row[];
  readonly affectedRows: number;
}

/**
 * Runs statements, each within a savepoint, and undoes them.
 *
 * @throws whatever is not an answer of the database.
 */
export function attemptAll(
  session: Session,
  statements: readonly string[],
): Promise<readonly Outcome[]> {
  // None waits for the answer of the one before: a distant server would take a second for four of them.
  return Promise.all(statements.map((statement) => attempt(session, statement)));
}

/**
 * Runs a statement within a savepoint, and undoes it.
 *
 * @throws whatever is not an answer of the database.
 */
export async function attempt<Row extends object>(
  session: Session,
  statement: string,
): Promise<Outcome<Row>> {
  const [, answer, undone] = await Promise.allSettled([
    session.query('savepoint ninefold'),
    session.query<Row>(statement),
    session.query('rollback to savepoint ninefold'),
    session.query('release savepoint ninefold'),
  ]);
  if (undone.status === 'rejected') throw undone.reason;
  return answer.status === 'fulfilled' ? answer.value : rejectionOf(answer.reason);
}

/** Reads an error of postgres.js, which has names of its own, or of the embedded Postgres. */
function rejectionOf(error: unknown): Outcome<never> {
  const { code, ...other } = error as Readonly<Record<string, string | undefined>>;
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) throw error;
  const constraint =
    other['constraint'] ?? other['constraint_name'] ?? other['column'] ?? other['column_name'];
  return { code, rows: [], affectedRows: 0, ...(constraint !== undefined && { constraint }) };
}
