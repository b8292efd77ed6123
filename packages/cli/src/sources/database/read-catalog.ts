import { type Catalog, catalogSql } from '@ninefold/specification/catalog';
import { platformSchemas } from '@ninefold/embedded';
import { quoteIdentifier } from '@ninefold/values/sql';
import { formatList } from '@ninefold/messages';
import { CommandError, type CommandIO } from '../../command/index.ts';
import { catalogMessages } from './messages.ts';

/** A schema of the database, and whether the current user may use it. */
interface SchemaRights {
  readonly schema: string;
  readonly usable: boolean;
  readonly role: string;
  /** Whether it has tables or views other than those of extensions. */
  readonly hasTables: boolean;
}

/** Selects every schema except PostgreSQL's own, as `SchemaRights`. */
const schemaRightsSql = `select nspname as schema,
  pg_catalog.has_schema_privilege(nspname, 'usage') as usable,
  current_user as role,
  exists (
    select from pg_catalog.pg_class class
    where class.relnamespace = pg_namespace.oid and class.relkind in ('r', 'p', 'v', 'm', 'f')
      and not exists (
        select from pg_catalog.pg_depend dependency
        where dependency.classid = 'pg_catalog.pg_class'::pg_catalog.regclass
          and dependency.objid = class.oid and dependency.deptype = 'e')) as "hasTables"
from pg_catalog.pg_namespace
where nspname !~ '^pg_' and nspname <> 'information_schema'
order by nspname`;

/**
 * Reads the catalog of schemas. Says which others have tables if these have none.
 *
 * @param place Describes the database, for messages.
 * @throws {CommandError} for a schema that does not exist, or that the user may not use.
 */
export async function readCatalog(
  query: <Row extends object>(sql: string) => Promise<readonly Row[]>,
  schemas: readonly string[],
  place: string,
  { stderr }: Pick<CommandIO, 'stderr'>,
): Promise<Catalog> {
  const rights = await query<SchemaRights>(schemaRightsSql);
  checkSchemas(schemas, rights, place);
  const [row] = await query<{ catalog: Catalog }>(catalogSql({ schemas }));
  if (row === undefined) throw new CommandError(catalogMessages.noCatalog);
  const elsewhere = tablesElsewhere(row.catalog, rights);
  if (elsewhere !== undefined) stderr(elsewhere);
  return row.catalog;
}

function checkSchemas(
  requested: readonly string[],
  found: readonly SchemaRights[],
  place: string,
): void {
  for (const name of requested) {
    const schema = found.find((one) => one.schema === name);
    if (schema === undefined) {
      const names = found.map((one) => one.schema);
      throw new CommandError(
        catalogMessages.noSchema({
          schema: name,
          place,
          count: names.length,
          schemas: formatList(names),
          option: '--schema',
        }),
      );
    }
    if (!schema.usable) {
      throw new CommandError(
        catalogMessages.noPermission({
          role: schema.role,
          schema: name,
          place,
          sql: `grant usage on schema ${quoteIdentifier(name)} to ${quoteIdentifier(schema.role)};`,
        }),
      );
    }
  }
}

/** Names the other schemas that have tables; undefined if the catalog has tables, or they have none. */
function tablesElsewhere(
  { relations, schemas, role }: Catalog,
  found: readonly SchemaRights[],
): string | undefined {
  if (relations.length > 0) return undefined;
  const others = found
    .filter(({ schema, hasTables }) => hasTables && !platformSchemas.includes(schema))
    .flatMap(({ schema }) => (schemas.includes(schema) ? [] : schema));
  if (others.length === 0) return undefined;
  const names = others.map(asWritten);
  return catalogMessages.noTables({
    count: schemas.length,
    schemas: formatList(schemas.map(asWritten)),
    role,
    others: others.length,
    otherSchemas: formatList(names),
    option: `--schema ${shellWord(names.join(','))}`,
  });
}

/** Formats a name for `--schema`. */
function asWritten(name: string): string {
  return /^[\w.-]+$/.test(name) ? name : quoteIdentifier(name);
}

function shellWord(text: string): string {
  return /^[\w.,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
