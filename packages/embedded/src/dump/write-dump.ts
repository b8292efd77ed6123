import type { PGlite } from '@electric-sql/pglite';
import { databaseDefinition, without, type DatabaseDefinition } from './database-definition.ts';
import { originLine, type DumpOrigin } from './dump-origin.ts';
import { sequenceValues, tableRows } from './table-rows.ts';

export interface DumpSource {
  /** The database to write, with nothing else going on in it. */
  readonly database: PGlite;
  /** What an empty embedded database of the same version has: it is not written. */
  readonly brought: DatabaseDefinition;
  readonly origin: DumpOrigin;
  /** ISO 8601. */
  readonly writtenAt: string;
}

/** As pg_dump sets it. */
const preamble = `SET statement_timeout = 0;
SET lock_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
`;

/**
 * Writes a database as plain SQL that `loadDump` takes, and psql in a Supabase project: schema,
 * rows, accounts, policies, grants, comments, sequences, functions, triggers, types, roles.
 *
 * @returns pieces of the file, in order; text is UTF-8.
 */
export async function* writeDump(source: DumpSource): AsyncGenerator<string | Uint8Array> {
  const { database, brought, origin, writtenAt } = source;
  const { rows } = await database.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  const definition = without(await databaseDefinition(database), brought);
  const { roles, before, settings, objects, after } = definition;
  yield `-- A data folder of Ninefold as plain SQL, written at ${writtenAt} from PostgreSQL ${rows[0]?.version}.\n`;
  yield `-- It holds every row and account. Load it with: pnpm start --load FILE.sql\n`;
  yield `${originLine(origin)}\n\n${preamble}\n`;
  yield together([...roles, ...before, ...settings, ...objects]);
  // Rows come table by table: the keys of those that are here already, the accounts', would refuse
  // a row that comes before the one that it refers to.
  yield 'SET session_replication_role = replica;\n\n';
  yield* tableRows(database);
  yield* sequenceValues(database);
  yield '\nSET session_replication_role = DEFAULT;\n\n';
  yield together(after);
}

function together(statements: readonly string[]): string {
  return statements.map((sql) => `${sql};\n\n`).join('');
}
