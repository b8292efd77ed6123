import { quoteIdentifier } from '@ninefold/values/sql';
import { DatabaseError } from '../postgres/index.ts';

/** How a statement is treated if it isn't run unchanged. */
export type StatementOverride =
  /** It is left out and reported. */
  | { kind: 'skip'; reason: string }
  /** It is left out, because it has no effect here. */
  | { kind: 'ignored' }
  /** This statement runs in its place. */
  | { kind: 'rewrite'; sql: string };

/** Returns the first words of a statement in lower case, without comments, with single spaces. */
export function headOf(sql: string): string {
  return sql
    .slice(0, 400)
    .replace(/\/\*[^]*?\*\/|--.*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Statements that are skipped, and why. */
const skipped: readonly (readonly [when: RegExp, reason: string])[] = [
  [/^(create|drop|alter) database\b/, 'Everything is loaded into one database.'],
  [/^(create|drop|alter) tablespace\b/, 'There are no tablespaces here.'],
  [/^(create|drop|alter) subscription\b/, 'Nothing is replicated to here.'],
  [
    /^(set|reset) (session authorization|((session|local) )?role)\b/,
    'Everything is loaded as one user.',
  ],
];

/** Returns the override of a statement, if it has one. */
export function overrideOf(sql: string, database: string): StatementOverride | undefined {
  const head = headOf(sql);
  const [, reason] = skipped.find(([when]) => when.test(head)) ?? [];
  if (reason !== undefined) return { kind: 'skip', reason };
  // The text has been decoded already.
  if (/^set ((session|local) )?client_encoding\b/.test(head)) return { kind: 'ignored' };
  if (!head.startsWith('comment on database ')) return undefined;
  const named = /^(\s*comment\s+on\s+database\s+)("(?:[^"]|"")*"|[^\s]+)/i;
  return {
    kind: 'rewrite',
    sql: sql.replace(named, (_, words: string) => words + quoteIdentifier(database)),
  };
}

/** An error that loses no data if its statement is left out. */
interface HarmlessError {
  codes: RegExp;
  when: RegExp;
  message?: RegExp;
  reason: string;
}

const harmlessErrors: HarmlessError[] = [
  { codes: /^42P06$/, when: /^create schema\b/, reason: 'The schema already exists.' },
  { codes: /^42710$/, when: /^create (role|user|group)\b/, reason: 'The role already exists.' },
  { codes: /^42710$/, when: /^create extension\b/, reason: 'The extension already exists.' },
  {
    codes: /^(0A000|58P01|22023)$/,
    when: /^create extension\b/,
    reason: 'This extension does not come with the embedded Postgres.',
  },
  {
    codes: /^42704$/,
    when: /^(comment on|alter|drop) extension\b/,
    reason: 'The extension does not exist.',
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
    reason: 'There is nothing of that name to drop: the database was empty.',
  },
];

/** Returns why a statement that failed may be left out; undefined if it may not. */
export function reasonToSkip(sql: string, error: unknown): string | undefined {
  if (!(error instanceof DatabaseError)) return undefined;
  const head = headOf(sql);
  const { code, message } = error;
  const found = harmlessErrors.find(
    (harmless) =>
      harmless.codes.test(code) &&
      harmless.when.test(head) &&
      (harmless.message?.test(message) ?? true),
  );
  if (found) return found.reason;
  const schema = platformSchemaOf(head);
  return schema === undefined
    ? undefined
    : `The backend brings its own schema "${schema}", and this does not fit it: ${message}.`;
}

/** Returns a foreign key to accounts without the check of rows: the dump's are not loaded. */
export function withoutRowCheck(sql: string, error: unknown): string | undefined {
  if (!(error instanceof DatabaseError) || error.code !== '23503') return undefined;
  return /^alter table .*\breferences "?auth"?\./.test(headOf(sql))
    ? `${sql} not valid`
    : undefined;
}

/** Returns the schema, `auth` or `storage`, in which a statement creates, changes or fills something. */
function platformSchemaOf(head: string): string | undefined {
  const changes =
    /^(?:create|alter|drop|comment on|copy|insert into|grant|revoke|truncate|select pg_catalog\.setval)\b[^(=]*?[ '(]"?(auth|storage)"?\./;
  return changes.exec(head.slice(0, 200))?.[1];
}

/** Returns the role that does not exist, if that is why a statement failed. */
export function missingRole(error: unknown): string | undefined {
  if (!(error instanceof DatabaseError) || error.code !== '42704') return undefined;
  return /^role "(.+)" does not exist$/.exec(error.message)?.[1];
}

/** Returns the column of a table of the platform that does not exist, if that is why a statement failed. */
export function missingPlatformColumn(
  sql: string,
  error: unknown,
): { readonly schema: string; readonly table: string; readonly column: string } | undefined {
  if (!(error instanceof DatabaseError) || error.code !== '42703') return undefined;
  const [, schema, table] =
    /^(?:copy|insert into) "?(auth|storage)"?\."?(\w+)"?[ (]/.exec(headOf(sql)) ?? [];
  const column = /^column "(.+)" of relation ".+" does not exist$/.exec(error.message)?.[1];
  if (schema === undefined || table === undefined || column === undefined) return undefined;
  return { schema, table, column };
}
