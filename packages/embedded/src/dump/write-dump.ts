import { commandLine } from '../command-line/index.ts';
import type { PGlite } from '@electric-sql/pglite';
import { databaseDefinition, type DatabaseDefinition } from './database-definition.ts';
import { originLine, type DumpOrigin } from './dump-origin.ts';
import { sequenceValues, tableRows } from './table-rows.ts';

interface DumpSource {
  /** The database to write, with nothing else going on in it. */
  readonly database: PGlite;
  /** Definition of an empty embedded database. It isn't written: each comes with it (`auth`). */
  readonly baseline: DatabaseDefinition;
  readonly origin: DumpOrigin;
  /** ISO 8601. */
  readonly writtenAt: string;
}

/** Settings of pg_dump. */
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
 */
export async function* writeDump(source: DumpSource): AsyncGenerator<string | Uint8Array> {
  const { database, baseline, origin, writtenAt } = source;
  const { rows } = await database.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  const definition = await databaseDefinition(database);
  const written = (part: keyof DatabaseDefinition): string[] => {
    const known = new Set(baseline[part]);
    return definition[part].filter((sql) => !known.has(sql)).map((sql) => `${sql};\n\n`);
  };
  yield `-- A data folder of Ninefold as plain SQL, written at ${writtenAt} from PostgreSQL ${rows[0]?.version}.\n`;
  yield `-- It holds every row and account. Load it with: ${commandLine('start', '--load FILE.sql')}\n`;
  yield `${originLine(origin)}\n\n${preamble}\n`;
  yield* written('beforeRows');
  // Rows come table by table: foreign keys that exist already, those of accounts, would reject a row
  // that comes before the one that it refers to.
  yield 'SET session_replication_role = replica;\n\n';
  yield* tableRows(database);
  yield* sequenceValues(database);
  yield '\nSET session_replication_role = DEFAULT;\n\n';
  yield* written('afterRows');
}
