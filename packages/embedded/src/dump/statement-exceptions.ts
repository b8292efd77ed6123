import { quoteIdentifier } from '@ninefold/values/sql';
import { DatabaseError } from '../backend/database-error.ts';

/** What to do with a statement instead of running it as it stands. */
export type Exception =
  /** Nothing, and say so. */
  | { kind: 'skip'; reason: string }
  /** Nothing: what it asks for is so already. */
  | { kind: 'understood' }
  /** Run this in its place. */
  | { kind: 'rewrite'; sql: string };

/** The first words of a statement, in lower case, without comments and with single blanks. */
export function headOf(sql: string): string {
  return sql
    .slice(0, 400)
    .replace(/\/\*[^]*?\*\/|--.*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

const beforeRunning: { when: RegExp; exception: Exception }[] = [
  {
    when: /^(create|drop|alter) database\b/,
    exception: { kind: 'skip', reason: 'There is one database here, and everything goes into it.' },
  },
  {
    when: /^(create|drop|alter) tablespace\b/,
    exception: { kind: 'skip', reason: 'There are no tablespaces here.' },
  },
  {
    when: /^(create|drop|alter) subscription\b/,
    exception: { kind: 'skip', reason: 'Nothing is replicated to here.' },
  },
  {
    when: /^(set|reset) (session authorization|((session|local) )?role)\b/,
    exception: { kind: 'skip', reason: 'Everything is loaded as one user.' },
  },
  // The text has been decoded already.
  { when: /^set ((session|local) )?client_encoding\b/, exception: { kind: 'understood' } },
];

/** What is known of a statement before it is run. */
export function exceptionBefore(sql: string, database: string): Exception | undefined {
  const head = headOf(sql);
  const found = beforeRunning.find(({ when }) => when.test(head));
  if (found) return found.exception;
  if (head.startsWith('comment on database ')) {
    const named = /^(\s*comment\s+on\s+database\s+)("(?:[^"]|"")*"|[^\s]+)/i;
    const quoted = quoteIdentifier(database);
    return { kind: 'rewrite', sql: sql.replace(named, (_, words: string) => words + quoted) };
  }
  return undefined;
}

interface Refusal {
  codes: RegExp;
  when: RegExp;
  message?: RegExp;
  reason: string;
}

/** Refusals that take nothing from the data: by SQLSTATE and by what the statement begins with. */
const afterRefusal: Refusal[] = [
  { codes: /^42P06$/, when: /^create schema\b/, reason: 'The schema is there already.' },
  { codes: /^42710$/, when: /^create (role|user|group)\b/, reason: 'The role is there already.' },
  { codes: /^42710$/, when: /^create extension\b/, reason: 'The extension is there already.' },
  {
    codes: /^(0A000|58P01|22023)$/,
    when: /^create extension\b/,
    reason: 'This extension does not come with the embedded Postgres.',
  },
  {
    codes: /^42704$/,
    when: /^(comment on|alter|drop) extension\b/,
    reason: 'The extension is not here.',
  },
  {
    codes: /^42704$/,
    when: /^(set|alter role|alter user|select .*set_config)\b/,
    message: /^unrecognized configuration parameter/,
    reason: 'This Postgres does not know the setting.',
  },
  { codes: /^22023$/, when: /^set\b/, reason: 'This Postgres does not know the value.' },
  {
    codes: /^(42P01|42704|42883|42703|3F000)$/,
    when: /^(drop|alter .* drop)\b/,
    reason: 'There is nothing of that name to remove: the database was empty.',
  },
];

/** Why a statement that Postgres refused may be left out; undefined where it may not. */
export function reasonToSkip(sql: string, error: unknown): string | undefined {
  if (!(error instanceof DatabaseError)) return undefined;
  const head = headOf(sql);
  const { code, message } = error;
  const found = afterRefusal.find(
    (refusal) =>
      refusal.codes.test(code) &&
      refusal.when.test(head) &&
      (refusal.message?.test(message) ?? true),
  );
  if (found) return found.reason;
  return isAboutAuth(head)
    ? `The backend brings its own schema "auth", and this does not fit it: ${message}.`
    : undefined;
}

/**
 * The statement without the check of the rows that are there, for a foreign key to the accounts:
 * those of the dump are not loaded, so its rows point nowhere.
 */
export function withoutRowCheck(sql: string, error: unknown): string | undefined {
  if (!(error instanceof DatabaseError) || error.code !== '23503') return undefined;
  return /^alter table .*\breferences "?auth"?\./.test(headOf(sql))
    ? `${sql} not valid`
    : undefined;
}

/** Whether what a statement makes, changes or fills lies in the schema `auth`. */
function isAboutAuth(head: string): boolean {
  const made =
    /^(create|alter|drop|comment on|copy|insert into|grant|revoke|truncate|select pg_catalog\.setval)\b[^(=]*?[ '(]"?auth"?\./;
  return made.test(head.slice(0, 200));
}

/** The role that a statement names and that does not exist, if that is why it was refused. */
export function missingRole(error: unknown): string | undefined {
  if (!(error instanceof DatabaseError) || error.code !== '42704') return undefined;
  return /^role "(.+)" does not exist$/.exec(error.message)?.[1];
}

/** The column of a table of accounts that a statement fills and that is not here, if that is why it was refused. */
export function missingAuthColumn(
  sql: string,
  error: unknown,
): { readonly table: string; readonly column: string } | undefined {
  if (!(error instanceof DatabaseError) || error.code !== '42703') return undefined;
  const table = /^(?:copy|insert into) "?auth"?\."?(\w+)"?[ (]/.exec(headOf(sql))?.[1];
  const column = /^column "(.+)" of relation ".+" does not exist$/.exec(error.message)?.[1];
  return table === undefined || column === undefined ? undefined : { table, column };
}
