import { CommandError } from '../../command-error.ts';

/** A schema of the database, and whether the current user may use what is in it. */
export interface SchemaRights {
  readonly schema: string;
  readonly usable: boolean;
  readonly role: string;
}

/** Every schema but PostgreSQL's own, as `SchemaRights`. */
export const schemaRightsSql = `select nspname as schema,
  pg_catalog.has_schema_privilege(nspname, 'usage') as usable,
  current_user as role
from pg_catalog.pg_namespace
where nspname !~ '^pg_' and nspname <> 'information_schema'
order by nspname`;

/** @throws {CommandError} for a schema that is not there, or that the user may not use. */
export function checkSchemas(
  asked: readonly string[],
  found: readonly SchemaRights[],
  place: string,
): void {
  for (const name of asked) {
    const schema = found.find((one) => one.schema === name);
    if (schema === undefined) {
      throw new CommandError(
        `There is no schema named ${name} in this database (${place}). It has: ${found.map((one) => one.schema).join(', ') || 'none'}. Choose with --schema.`,
      );
    }
    if (!schema.usable) {
      throw new CommandError(
        `${schema.role} may not use the schema ${name} (${place}), so that nothing of it can be read. Connect as its owner, or run: grant usage on schema "${name.replaceAll('"', '""')}" to "${schema.role.replaceAll('"', '""')}";`,
      );
    }
  }
}
