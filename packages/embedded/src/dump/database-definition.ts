import type { PGlite } from '@electric-sql/pglite';
import { clusterStatements, type ClusterStatements } from './cluster-statements.ts';
import { schemaStatements, type SchemaStatements } from './schema-statements.ts';

/** Everything in a database except its rows, as statements without semicolons. */
export type DatabaseDefinition = SchemaStatements & ClusterStatements;

/** Reads the definition of a database. */
export async function databaseDefinition(database: PGlite): Promise<DatabaseDefinition> {
  return { ...(await schemaStatements(database)), ...(await clusterStatements(database)) };
}

/**
 * Returns the statements of a definition that a baseline doesn't have: an embedded database comes with
 * the schema `auth`, which the database that loads a dump has as well.
 */
export function subtract(
  definition: DatabaseDefinition,
  baseline: DatabaseDefinition,
): DatabaseDefinition {
  const rest = (part: keyof DatabaseDefinition) => {
    const known = new Set(baseline[part]);
    return definition[part].filter((sql) => !known.has(sql));
  };
  return {
    roles: rest('roles'),
    before: rest('before'),
    settings: rest('settings'),
    objects: rest('objects'),
    after: rest('after'),
  };
}
