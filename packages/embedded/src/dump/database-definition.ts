import type { PGlite } from '@electric-sql/pglite';
import { clusterStatements } from './cluster-statements.ts';
import { splitDump } from './statement-splitter.ts';

/** Everything in a database except its rows and sequences, as statements without semicolons. */
export interface DatabaseDefinition {
  /** Roles and their settings; schemas, types, functions, tables and views; large objects. */
  readonly beforeRows: readonly string[];
  /** Keys, indexes, foreign keys, triggers, policies, what fills materialized views. */
  readonly afterRows: readonly string[];
}

/** Reads the definition of a database, in the order in which pg_dump restores it. */
export async function databaseDefinition(database: PGlite): Promise<DatabaseDefinition> {
  const { roles, settings } = await clusterStatements(database);
  return {
    beforeRows: [
      ...roles,
      ...(await section(database, '--section=pre-data')),
      ...settings,
      ...(await section(database, '--section=data', '--exclude-table-data=*.*')),
    ],
    afterRows: await section(database, '--section=post-data'),
  };
}

async function section(database: PGlite, ...args: string[]): Promise<string[]> {
  // Imported on demand: a start doesn't need it.
  const { pgDump } = await import('@electric-sql/pglite-tools/pg_dump');
  const file = await pgDump({ pg: database, args });
  const statements: string[] = [];
  for await (const part of splitDump([await file.text()])) {
    if (part.kind !== 'statement') {
      throw new Error(`pg_dump wrote something other than statements: ${JSON.stringify(part)}`);
    }
    statements.push(part.sql);
  }
  return statements;
}
