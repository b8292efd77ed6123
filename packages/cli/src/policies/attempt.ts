import type { Session } from '../sources/index.ts';

/** How a statement ended that was undone. */
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
 * Runs statements, each from the same savepoint, and undoes them.
 *
 * @throws Any error that the database did not answer with.
 */
export async function attemptAll<Row extends object>(
  session: Session,
  statements: readonly string[],
): Promise<readonly Outcome<Row>[]> {
  // None waits for the answer of the one before: a distant server would take most of the time for the way.
  const answers = await Promise.allSettled([
    session.query('savepoint ninefold'),
    ...statements.flatMap((statement) => [
      session.query<Row>(statement),
      session.query('rollback to savepoint ninefold'),
    ]),
    session.query('release savepoint ninefold'),
  ]);
  return answers.flatMap((answer, index) => {
    const isStatement = index % 2 === 1 && index < answers.length - 1;
    if (!isStatement && answer.status === 'rejected') throw answer.reason;
    if (!isStatement) return [];
    return answer.status === 'fulfilled'
      ? (answer.value as Outcome<Row>)
      : rejectionOf(answer.reason);
  });
}

/** Runs a statement as `attemptAll` does. */
export async function attempt<Row extends object>(
  session: Session,
  statement: string,
): Promise<Outcome<Row>> {
  const [outcome] = await attemptAll<Row>(session, [statement]);
  return outcome as Outcome<Row>;
}

/** Reads an error of postgres.js, which has names of its own, or of the embedded Postgres. */
function rejectionOf(error: unknown): Outcome<never> {
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
