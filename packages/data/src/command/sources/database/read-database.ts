import postgres from 'postgres';
import type { Catalog } from '../../../discovery/catalog.ts';
import { catalogSql } from '../../../discovery/sql/query.ts';
import { CommandError } from '../../command-error.ts';
import type { Surroundings } from '../../surroundings.ts';
import { type Address, describeAddress, readAddress } from './address.ts';
import { connectOnce } from './connect-once.ts';
import { connectionError, connectTimeout } from './connection-error.ts';
import {
  checkSchemas,
  schemaRightsSql,
  tablesElsewhere,
  type SchemaRights,
} from './schema-rights.ts';

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
  const address = readAddress(connectionString);
  const timeout =
    Number(new URL(connectionString).searchParams.get('connect_timeout')) || connectTimeout;
  const connection = postgres(withoutOthersOptions(connectionString), {
    max: 1,
    ...ipv6(address),
    connect_timeout: timeout,
    ...({ socket: connectOnce(timeout) } as object),
    // A pooler in transaction mode knows no prepared statements.
    prepare: false,
    onnotice: () => {},
    connection: { application_name: 'ninefold' },
    ...(isLocal(address.host) || /[?&]ssl(mode)?=/.test(connectionString)
      ? {}
      : { ssl: 'prefer' as const }),
  });
  try {
    return await connection.begin('isolation level repeatable read read only', async (sql) => {
      await sql.unsafe('set local jit = off');
      const rights = await sql.unsafe<SchemaRights[]>(schemaRightsSql);
      checkSchemas(schemas, rights, describeAddress(address));
      const [row] = await sql.unsafe<{ catalog: Catalog }[]>(catalogSql({ schemas }));
      if (row === undefined) throw new CommandError('The catalog query gave no row.');
      const elsewhere = tablesElsewhere(row.catalog, rights);
      if (elsewhere !== undefined) tell(elsewhere);
      return row.catalog;
    });
  } catch (error) {
    throw connectionError(error, address);
  } finally {
    await connection.end({ timeout: 1 });
  }
}

/** Dashboards show addresses with options that other clients made up, and a server refuses. */
function withoutOthersOptions(connectionString: string): string {
  const url = new URL(connectionString);
  for (const option of ['pgbouncer', 'connection_limit', 'schema']) url.searchParams.delete(option);
  return url.href;
}

/** The colons of such an address would be taken for the port's. */
function ipv6({ host, port }: Address): object {
  return host.startsWith('[') ? { host: [host.slice(1, -1)], port: [Number(port)] } : {};
}

function isLocal(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]' || host.startsWith('/');
}
