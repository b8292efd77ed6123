import type { Catalog } from '@ninefold/specification/catalog';
import { catalogSql } from '@ninefold/specification/catalog';
import { CommandError } from '../../command-error.ts';
import type { Surroundings } from '../../surroundings.ts';
import { describeAddress } from './address.ts';
import {
  checkSchemas,
  schemaRightsSql,
  tablesElsewhere,
  type SchemaRights,
} from './schema-rights.ts';
import { withConnection } from './with-connection.ts';

/**
 * Reads a server's catalog over a connection, in a transaction that can change
 * nothing.
 *
 * @throws {CommandError} where the server cannot be reached or does not let it.
 */
export async function readDatabase(
  connectionString: string,
  schemas: readonly string[],
  { tell }: Pick<Surroundings, 'tell'>,
): Promise<Catalog> {
  return withConnection(connectionString, (connection, address) =>
    connection.begin('isolation level repeatable read read only', async (sql) => {
      await sql.unsafe('set local jit = off');
      const rights = await sql.unsafe<SchemaRights[]>(schemaRightsSql);
      checkSchemas(schemas, rights, describeAddress(address));
      const [row] = await sql.unsafe<{ catalog: Catalog }[]>(catalogSql({ schemas }));
      if (row === undefined) throw new CommandError('The catalog query returned no row.');
      const elsewhere = tablesElsewhere(row.catalog, rights);
      if (elsewhere !== undefined) tell(elsewhere);
      return row.catalog;
    }),
  );
}
