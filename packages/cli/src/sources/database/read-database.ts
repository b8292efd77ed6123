import type { Catalog } from '@ninefold/specification/catalog';
import type { CommandIO } from '../../command/index.ts';
import { describeAddress } from './address.ts';
import { readCatalog } from './read-catalog.ts';
import { withConnection } from './with-connection.ts';

/**
 * Reads a server's catalog in a read-only transaction.
 *
 * @throws {CommandError} if the server can't be reached, or the user may not read a schema.
 */
export async function readDatabase(
  connectionString: string,
  schemas: readonly string[],
  io: Pick<CommandIO, 'stderr'>,
): Promise<Catalog> {
  return withConnection(connectionString, (connection, address) =>
    connection.begin('isolation level repeatable read read only', async (sql) => {
      await sql.unsafe('set local jit = off');
      const query = <Row extends object>(text: string) => sql.unsafe<Row[]>(text);
      return readCatalog(query, schemas, describeAddress(address), io);
    }),
  );
}
