import { CommandError } from '../../command/index.ts';
import { addressMessages } from './messages.ts';

/** Address of a database and the user that connects to it, without the password. */
export interface Address {
  readonly host: string;
  readonly port: string;
  readonly database: string;
  readonly user: string;
}

const example = 'postgresql://USER:PASSWORD@HOST:5432/DATABASE';

/**
 * Reads a connection string (RFC 3986, as libpq takes it).
 *
 * @throws {CommandError} if it is not one. The message does not repeat it: it may contain a password.
 */
export function readAddress(connectionString: string): Address {
  let url: URL;
  try {
    url = new URL(connectionString);
  } catch {
    throw new CommandError(addressMessages.invalid({ example }));
  }
  if (url.protocol === 'http:' || url.protocol === 'https:') {
    throw new CommandError(addressMessages.webService({ host: url.host, example }));
  }
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:') {
    throw new CommandError(addressMessages.protocol({ protocol: `${url.protocol}//`, example }));
  }
  return {
    host: decoded(url.hostname) || url.searchParams.get('host') || 'localhost',
    port: url.port || '5432',
    database: decoded(url.pathname.slice(1)) || decoded(url.username) || 'postgres',
    user: decoded(url.username) || 'postgres',
  };
}

/** `postgres@db.example.org:5432/postgres`: for messages. */
export function describeAddress({ host, port, database, user }: Address): string {
  return `${user}@${host}:${port}/${database}`;
}

/** Returns whether a database is on this machine. */
export function isLocal({ host }: Address): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]' || host.startsWith('/');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
