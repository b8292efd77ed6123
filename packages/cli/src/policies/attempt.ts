import { type Outcome, rejectionOf, type Session } from '../sources/index.ts';

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
