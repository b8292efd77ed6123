import type { PGlite } from '@electric-sql/pglite';
import { splitDump } from './statement-splitter.ts';

/** A dump's parts, in the order in which they are restored: see pg_dump's `--section`. */
export interface SchemaStatements {
  /** Schemas, types, functions, tables, views, and their comments and grants. */
  readonly before: readonly string[];
  /** Large objects; rows and sequences are read apart. */
  readonly objects: readonly string[];
  /** Keys, indexes, foreign keys, triggers, policies, what fills materialized views. */
  readonly after: readonly string[];
}

/** Everything in a database but its rows, as pg_dump writes it, one statement each. */
export async function schemaStatements(database: PGlite): Promise<SchemaStatements> {
  return {
    before: await section(database, ['--section=pre-data']),
    objects: await section(database, ['--section=data', '--exclude-table-data=*.*']),
    after: await section(database, ['--section=post-data']),
  };
}

async function section(database: PGlite, args: string[]): Promise<string[]> {
  // Loaded when it is used: a start has no use for it.
  const { pgDump } = await import('@electric-sql/pglite-tools/pg_dump');
  const file = await pgDump({ pg: database, args });
  const statements: string[] = [];
  for await (const part of splitDump([await file.text()])) {
    if (part.kind !== 'statement') {
      throw new Error(`pg_dump wrote something else than statements: ${JSON.stringify(part)}`);
    }
    statements.push(part.sql);
  }
  return statements;
}
