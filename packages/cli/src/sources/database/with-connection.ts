import postgres, { type Sql } from 'postgres';
import { type Address, isLocal, readAddress } from './address.ts';
import { connectOnce } from './connect-once.ts';
import { connectionError, connectTimeout } from './connection-error.ts';

/** Connects to a database, runs a task, and disconnects. */
export async function withConnection<Result>(
  connectionString: string,
  task: (connection: Sql, address: Address) => Promise<Result>,
): Promise<Result> {
  const address = readAddress(connectionString);
  const timeout =
    Number(new URL(connectionString).searchParams.get('connect_timeout')) || connectTimeout;
  const connection = postgres(withoutClientOptions(connectionString), {
    max: 1,
    ...ipv6(address),
    connect_timeout: timeout,
    ...({ socket: connectOnce(timeout) } as object),
    // A pooler in transaction mode has no prepared statements.
    prepare: false,
    onnotice: () => {},
    connection: { application_name: 'ninefold' },
    ...(isLocal(address) || /[?&]ssl(mode)?=/.test(connectionString)
      ? {}
      : { ssl: 'prefer' as const }),
  });
  try {
    return await task(connection, address);
  } catch (error) {
    throw connectionError(error, address);
  } finally {
    await connection.end({ timeout: 1 });
  }
}

/** Removes options of other clients, which dashboards show and servers reject. */
function withoutClientOptions(connectionString: string): string {
  const url = new URL(connectionString);
  for (const option of ['pgbouncer', 'connection_limit', 'schema']) url.searchParams.delete(option);
  return url.href;
}

/** Names host and port apart: postgres.js would read a colon of the address as the port's. */
function ipv6({ host, port }: Address): object {
  return host.startsWith('[') ? { host: [host.slice(1, -1)], port: [Number(port)] } : {};
}
