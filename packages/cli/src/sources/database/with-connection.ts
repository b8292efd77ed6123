import postgres, { type Sql } from 'postgres';
import { type Address, readAddress } from './address.ts';
import { connectOnce } from './connect-once.ts';
import { connectionError, connectTimeout } from './connection-error.ts';

/**
 * Runs a task on a connection of its own, and ends that.
 *
 * @throws {CommandError} where the server cannot be reached or refuses the task.
 */
export async function withConnection<Result>(
  connectionString: string,
  task: (connection: Sql, address: Address) => Promise<Result>,
): Promise<Result> {
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
    return await task(connection, address);
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
