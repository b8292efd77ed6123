import { CommandError } from '../../command-error.ts';

/** Where a database is and as whom to go there, without the password. */
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
 * @throws {CommandError} where it is none. It is not repeated: it may hold a password.
 */
export function readAddress(connectionString: string): Address {
  let url: URL;
  try {
    url = new URL(connectionString);
  } catch {
    throw new CommandError(
      `The database's address cannot be read as a URL. It should look like ${example}. Characters such as # / ? @ : in the password must be percent-encoded (# as %23).`,
    );
  }
  if (url.protocol === 'http:' || url.protocol === 'https:') {
    throw new CommandError(
      `${url.host} is the address of a web service, not of a database. The connection string of a Supabase project is under "Connect" on its dashboard, and looks like ${example}.`,
    );
  }
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:') {
    throw new CommandError(
      `The database's address begins with ${url.protocol}//, and should begin with postgresql://: ${example}.`,
    );
  }
  return {
    host: decoded(url.hostname) || url.searchParams.get('host') || 'localhost',
    port: url.port || '5432',
    database: decoded(url.pathname.slice(1)) || decoded(url.username) || 'postgres',
    user: decoded(url.username) || 'postgres',
  };
}

/** `db.example.org:5432, database postgres, as postgres`: for messages. */
export function describeAddress({ host, port, database, user }: Address): string {
  return `${host}:${port}, database ${database}, as ${user}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
