import type { PGlite } from '@electric-sql/pglite';
import { clusterStatements, type ClusterStatements } from './cluster-statements.ts';
import { schemaStatements, type SchemaStatements } from './schema-statements.ts';

/** Everything in a database but its rows, as statements without their semicolons. */
export type DatabaseDefinition = SchemaStatements & ClusterStatements;

export async function databaseDefinition(database: PGlite): Promise<DatabaseDefinition> {
  return { ...(await schemaStatements(database)), ...(await clusterStatements(database)) };
}

/**
 * What one database has more than another: an embedded database comes with a schema `auth` and the
 * like, which the database that a dump is loaded into has as well.
 */
export function without(all: DatabaseDefinition, brought: DatabaseDefinition): DatabaseDefinition {
  const rest = (part: keyof DatabaseDefinition) => {
    const known = new Set(brought[part]);
    return all[part].filter((sql) => !known.has(sql));
  };
  return {
    roles: rest('roles'),
    before: rest('before'),
    settings: rest('settings'),
    objects: rest('objects'),
    after: rest('after'),
  };
}
