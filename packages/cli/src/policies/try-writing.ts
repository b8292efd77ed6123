import type { Entity } from '@ninefold/specification';
import type { Session } from '../sources/index.ts';
import { attempt, attemptAll } from './attempt.ts';
import type { Check, WriteAccess } from './model/index.ts';
import {
  becomeOwnerSql,
  becomeSql,
  type ColumnGrants,
  deleteSql,
  insertSql,
  type Key,
  updateSql,
  valuesSql,
} from './sql/index.ts';
import type { Reading, Trial } from './try-reading.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** What a person can do, and the attempts that say so. */
export interface Written {
  readonly access: WriteAccess;
  readonly attempts: readonly Attempt[];
}

/** An attempt, how it ended, and what that says. */
export interface Attempt extends Pick<Check, 'sql' | 'expected'> {
  readonly key: Key;
  readonly verdict: Verdict;
}

/** Tries to set a field of records that the person reads to its own value. */
export async function tryChanges(
  session: Session,
  { entity, grants }: Trial,
  { key, visible }: Reading,
): Promise<Written> {
  const columns = grants.columns.filter(({ generated, identity }) => !generated && !identity);
  const granted = columns.filter(({ update }) => update);
  const withheld = namesOf(columns.filter(({ update }) => !update));
  // Reading the value needs the grant to read the field. A key is rather left alone.
  const readable = granted.filter(({ select }) => select);
  const field = readable.find(({ name }) => !key.includes(name)) ?? readable[0];
  const attempts =
    field === undefined
      ? []
      : await tryEach(session, entity, 'change', visible, (each) =>
          updateSql(entity, field.name, key, each),
        );
  return summary({ granted: granted.length > 0, withheld }, attempts);
}

/** Tries to delete records that the person reads. */
export async function tryDeletions(
  session: Session,
  { entity, grants }: Trial,
  { key, visible }: Reading,
): Promise<Written> {
  const attempts = grants.delete
    ? await tryEach(session, entity, 'delete', visible, (each) => deleteSql(entity, key, each))
    : [];
  return summary({ granted: grants.delete, withheld: [] }, attempts);
}

/** Tries to create copies of records, whole and with the required fields alone. */
export async function tryCopies(
  session: Session,
  { person, entity, grants }: Trial,
  { key, visible, others }: Reading,
): Promise<Written> {
  const columns = grants.columns.filter(({ generated }) => !generated);
  const granted = columns.filter(({ insert }) => insert);
  const withheld = namesOf(columns.filter(({ insert, identity }) => !insert && !identity));
  if (granted.length === 0) return summary({ granted: false, withheld }, []);
  await session.query(becomeOwnerSql);
  const { rows } = await attempt<{ key: Key; values: Values }>(
    session,
    valuesSql(entity, key, [...visible, ...others], namesOf(granted)),
  );
  await session.query(becomeSql(person));
  const values = new Map(rows.map((row) => [row.key, row.values]));
  const copies = (keys: readonly Key[], fields: readonly ColumnGrants[]) =>
    tryEach(session, entity, 'create', keys, (each) =>
      insertSql(entity, fields, values.get(each) ?? {}),
    );
  const whole = await copies([...values.keys()], granted);
  const rest = whole.filter(({ verdict }) => verdict.is !== 'allowed').map((each) => each.key);
  const required = granted.filter(({ name, required }) => required || key.includes(name));
  // A policy may want a field to be empty that isn't in the record.
  const least = required.length < granted.length ? await copies(rest, required) : [];
  const better = new Map(
    least.filter(({ verdict }) => verdict.is === 'allowed').map((each) => [each.key, each]),
  );
  return summary(
    { granted: true, withheld },
    whole.map((each) => better.get(each.key) ?? each),
  );
}

type Values = Readonly<Record<string, string | null>>;

const namesOf = (columns: readonly ColumnGrants[]) => columns.map(({ name }) => name);

async function tryEach(
  session: Session,
  entity: Entity,
  action: 'create' | 'change' | 'delete',
  keys: readonly Key[],
  statementOf: (key: Key) => string,
): Promise<readonly Attempt[]> {
  const statements = keys.map(statementOf);
  const outcomes = await attemptAll(session, statements);
  const event = ({ create: 'insert', change: 'update', delete: 'delete' } as const)[action];
  const isIntercepted = (entity.interceptors ?? []).some(({ events }) => events.includes(event));
  return outcomes.map((outcome, index) => ({
    key: keys[index] ?? [],
    sql: statements[index] ?? '',
    expected: outcome.code ?? outcome.affectedRows,
    verdict: verdictOf(outcome, action, isIntercepted),
  }));
}

const sorted = (texts: readonly string[]) => [...new Set(texts)].toSorted();

function summary(
  grants: Pick<WriteAccess, 'granted' | 'withheld'>,
  attempts: readonly Attempt[],
): Written {
  const verdicts = attempts.map(({ verdict }) => verdict);
  const undecided = verdicts.flatMap((each) => (each.is === 'undecided' ? each.because : []));
  return {
    attempts,
    access: {
      ...grants,
      tried: attempts.length,
      allowed: verdicts.filter(({ is }) => is === 'allowed').length,
      undecided: undecided.length,
      because: sorted(undecided),
      constraints: sorted(
        verdicts.flatMap((each) => (each.is === 'allowed' ? (each.constraint ?? []) : [])),
      ),
    },
  };
}
