import type { Catalog } from '@ninefold/specification/catalog';
import { catalogSql } from '@ninefold/specification/catalog';
import { CommandError, type CommandIO } from '../../command/index.ts';
import { describeAddress } from './address.ts';
import {
  checkSchemas,
  schemaRightsSql,
  tablesElsewhere,
  type SchemaRights,
} from './schema-rights.ts';
import { withConnection } from './with-connection.ts';

/**
 * Reads a server's catalog in a read-only transaction.
 *
 * @throws {CommandError} if the server can't be reached, or the user may not read a schema.
 */
export async function readDatabase(
  connectionString: string,
  schemas: readonly string[],
  { stderr }: Pick<CommandIO, 'stderr'>,
): Promise<Catalog> {
  return withConnection(connectionString, (connection, address) =>
    connection.begin('isolation level repeatable read read only', async (sql) => {
      await sql.unsafe('set local jit = off');
      const rights = await sql.unsafe<SchemaRights[]>(schemaRightsSql);
      checkSchemas(schemas, rights, describeAddress(address));
      const [row] = await sql.unsafe<{ catalog: Catalog }[]>(catalogSql({ schemas }));
      if (row === undefined) throw new CommandError('The catalog query returned no row.');
      const elsewhere = tablesElsewhere(row.catalog, rights);
      if (elsewhere !== undefined) stderr(elsewhere);
      return row.catalog;
    }),
  );
}
