import { quoteIdentifier } from '@ninefold/values/sql';
import { DatabaseError } from '../postgres/index.ts';
import { extensionReason } from './extension-objects.ts';
import { collationReason } from './left-out.ts';
import { objectOf } from './statement-object.ts';
import { foreignSchemaReason, isNewConstraint, newConstraintReason } from './statement-variants.ts';

/** Why a statement is left out. */
export interface SkipReason {
  readonly reason: string;
  /** Whether the database is the same as with the statement. */
  readonly lossless: boolean;
}

/** How a statement is treated if it isn't run unchanged. */
export type StatementOverride =
  /** It is left out and reported. */
  | ({ kind: 'skip' } & SkipReason)
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
    /^alter (schema "?(auth|storage|supabase_migrations)"?|[a-z ]+ "?(auth|storage|supabase_migrations)"?\.\S.*) owner to\b/,
    'Its own schemas belong to the backend.',
  ],
  [
    /^(set|reset) (session authorization|((session|local) )?role)\b/,
    'Everything is loaded as one user.',
  ],
];

/** Returns the override of a statement, if it has one. */
export function overrideOf(sql: string, database: string): StatementOverride | undefined {
  const head = headOf(sql);
  const [, reason] = skipped.find(([when]) => when.test(head)) ?? [];
  if (reason !== undefined) {
    return { kind: 'skip', reason, lossless: !/^\w+ subscription\b/.test(head) };
  }
  // The text has been decoded already.
  if (/^set ((session|local) )?client_encoding\b/.test(head)) return { kind: 'ignored' };
  // Postgres collects its own statistics.
  if (/^select (\* from )?pg_catalog\.pg_restore_\w+_stats\b/.test(head))
    return { kind: 'ignored' };
  if (!head.startsWith('comment on database ')) return undefined;
  const named = /^(\s*comment\s+on\s+database\s+)("(?:[^"]|"")*"|[^\s]+)/i;
  return {
    kind: 'rewrite',
    sql: sql.replace(named, (_, words: string) => words + quoteIdentifier(database)),
  };
}

/** An error that a statement may be left out for. */
interface AcceptedError {
  readonly codes: RegExp;
  readonly when: RegExp;
  readonly message?: RegExp;
  /** A sentence, or a function of the object's name that returns one. */
  readonly reason: string | ((name: string) => string);
  readonly lossless: boolean;
}

const withoutLoss = [
  { codes: /^42P06$/, when: /^create schema\b/, reason: 'The schema already exists.' },
  { codes: /^42710$/, when: /^create (role|user|group)\b/, reason: 'The role already exists.' },
  { codes: /^42710$/, when: /^create extension\b/, reason: 'The extension already exists.' },
  {
    codes: /^(42704|22023)$/,
    when: /^(set|alter role|alter user|select .*set_config)\b/,
    message: /^unrecognized configuration parameter|^invalid value for parameter/,
    reason: 'This Postgres does not know the setting.',
  },
  { codes: /^22023$/, when: /^set\b/, reason: 'This Postgres does not know the value.' },
  {
    codes: /^(42P01|42704|42883|42703|3F000)$/,
    when: /^(drop|alter .* drop)\b/,
    reason: 'There is nothing of that name to drop: the database was empty.',
  },
].map((each) => ({ ...each, lossless: true }));

const notAvailable = [
  {
    codes: /^(0A000|58P01|22023)$/,
    when: /^create extension\b/,
    reason: extensionReason,
  },
  {
    codes: /^42704$/,
    when: /^(comment on|alter|drop) extension\b/,
    reason: 'The extension does not exist.',
  },
  {
    codes: /^0A000$/,
    when: /^create (or replace )?(trusted )?(procedural )?language\b/,
    reason: (name: string) => `The language ${name} does not come with the embedded Postgres.`,
  },
  {
    codes: /^58P01$/,
    when: /^create (or replace )?(function|procedure)\b/,
    reason: 'The function is in a library that does not come with the embedded Postgres.',
  },
  {
    codes: /^58P01$/,
    when: /^refresh materialized view\b/,
    reason: 'The view reads a file of the server that the dump comes from.',
  },
  {
    codes: /^(0A000|22023|42704)$/,
    when: /^create collation\b/,
    reason: collationReason,
  },
  {
    codes: /^42501$/,
    when: /^alter event trigger\b.* owner to\b/,
    reason:
      'The owner of an event trigger must be a superuser, so it keeps the one that loads the dump.',
  },
  {
    codes: /^22023$/,
    when: /^security label\b/,
    reason: 'No program here reads security labels.',
  },
  {
    codes: /^F0000$/,
    when: /^(create|alter) text search dictionary\b/,
    reason: 'The dictionary’s files are not here.',
  },
].map((each) => ({ ...each, lossless: false }));

const acceptedErrors: readonly AcceptedError[] = [...withoutLoss, ...notAvailable];

/** Returns why a statement that failed may be left out; undefined if it may not. */
export function reasonToSkip(sql: string, error: unknown): SkipReason | undefined {
  if (!(error instanceof DatabaseError)) return undefined;
  const head = headOf(sql);
  const { code, message } = error;
  const found = acceptedErrors.find(
    (accepted) =>
      accepted.codes.test(code) &&
      accepted.when.test(head) &&
      (accepted.message?.test(message) ?? true),
  );
  if (found) {
    const { reason, lossless: isLossless } = found;
    return {
      reason: typeof reason === 'string' ? reason : reason(objectOf(sql).name),
      lossless: isLossless,
    };
  }
  if (code === '42601' && isNewConstraint(sql)) {
    return { reason: newConstraintReason, lossless: false };
  }
  const referenced = /^alter table .*\breferences "?(auth|storage)"?\./.exec(head)?.[1];
  if (referenced !== undefined && /^(42804|42830|42703)$/.test(code)) {
    return { reason: foreignSchemaReason(referenced), lossless: false };
  }
  return platformReason(head, error);
}

/** Returns why a statement on a schema that the backend brings may be left out. */
function platformReason(head: string, { message, code }: DatabaseError): SkipReason | undefined {
  const schema = platformSchemaOf(head);
  if (schema === undefined) return undefined;
  const own = `The schema ${schema} is Supabase’s here: the backend brings it with its own tables`;
  const isFilled = /^(copy|insert into)\b/.test(head) && !/^(42P01|42703)$/.test(code);
  return {
    reason: isFilled ? `${own}, and the rows do not fit them: ${message}.` : `${own}.`,
    lossless: false,
  };
}

/**
 * Returns a foreign key without the check of rows, if those that it refers to are not loaded.
 *
 * @param isWithoutRows Whether rows of a table are left out.
 */
export function withoutRowCheck(
  sql: string,
  error: unknown,
  isWithoutRows: (table: string) => boolean,
): string | undefined {
  if (!(error instanceof DatabaseError) || error.code !== '23503') return undefined;
  const table = /^alter table .*\breferences ([\w."]+)/.exec(headOf(sql))?.[1]?.replaceAll('"', '');
  if (table === undefined) return undefined;
  return table.startsWith('auth.') || isWithoutRows(table) ? `${sql} not valid` : undefined;
}

/** Returns the schema of the backend in which a statement creates, changes or fills something. */
function platformSchemaOf(head: string): string | undefined {
  const changes =
    /^(?:create|alter|drop|comment on|copy|insert into|grant|revoke|truncate|select pg_catalog\.setval)\b[^(=]*?[ '(]"?(auth|storage|supabase_migrations)"?\./;
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
