import { CommandError } from '../../command-error.ts';
import { type Address, describeAddress } from './address.ts';

/** What is said of a failure, by the code that Node.js, postgres.js or PostgreSQL gives it. */
type Explain = (address: Address) => string;

const byCode: Readonly<Record<string, Explain>> = {
  ECONNREFUSED: ({ host, port }) =>
    `Nothing listens on ${host}:${port}. Is the server running, and is that its port?`,
  ENOTFOUND: ({ host }) =>
    `There is no host named ${host}. Check the name for a slip. A hosted project that was paused has none until it is restored.`,
  EAI_AGAIN: ({ host }) =>
    `The name ${host} could not be looked up just now. Is this machine connected to the network?`,
  CONNECT_TIMEOUT: ({ host, port }) =>
    `${host}:${port} did not answer in time. A firewall may be in between, or the host only supports IPv6 (like hosted Supabase, except for its pooler: use the pooler's address).`,
  ETIMEDOUT: ({ host, port }) => `${host}:${port} did not answer. A firewall may be in between.`,
  EHOSTUNREACH: ({ host }) => `${host} can't be reached from this machine.`,
  ENETUNREACH: ({ host }) =>
    `${host} can't be reached from this machine. It may only support IPv6 (like hosted Supabase, except for its pooler: use the pooler's address).`,
  EADDRNOTAVAIL: ({ host }) =>
    `${host} can't be reached from this machine's network. Is it an IPv6 address, and does this machine support IPv6?`,
  EAFNOSUPPORT: ({ host }) =>
    `${host} can't be reached from this machine's network. Is it an IPv6 address, and does this machine support IPv6?`,
  ECONNRESET: ({ host, port }) =>
    `${host}:${port} ended the connection. It may not be a PostgreSQL server, or it may require TLS (add ?sslmode=require).`,
  CONNECTION_CLOSED: ({ host, port }) =>
    `${host}:${port} ended the connection before it answered. It may not be a PostgreSQL server, or it may be stopping.`,
  '28P01': ({ user }) =>
    `The password is wrong for the user ${user}. Characters such as # / ? @ : in it must be percent-encoded in the address.`,
  '28000': ({ user }) =>
    `The server rejected ${user}: it may require TLS (add ?sslmode=require), or the user may not exist.`,
  '3D000': ({ database }) => `The server has no database named ${database}.`,
  '42501': ({ user }) =>
    `${user} doesn't have permission to do that. Connect as the owner of the schema, or grant the permission.`,
  '53300': () => 'The server has no free connections. Try again later, or go through the pooler.',
  '57P03': () => 'The server is starting or stopping. Try again in a moment.',
  '57014': () =>
    'The server stopped the query, since it took longer than its statement_timeout. Try again, or raise it for this user.',
  XX000: ({ user }) =>
    `The server or its pooler rejected the connection. A pooler needs the project in the user name, as in ${user}.PROJECT.`,
  DEPTH_ZERO_SELF_SIGNED_CERT: () =>
    'The server uses a self-signed certificate. Add ?sslmode=require to encrypt without checking it.',
  SELF_SIGNED_CERT_IN_CHAIN: () =>
    'The server uses a certificate from an unknown authority. Add ?sslmode=require to encrypt without checking it.',
};

/** Seconds that a server has to answer, where the address does not say (`?connect_timeout=`). */
export const connectTimeout = 10;

/** What went wrong with a database, in words: what happened, why, what to do. */
export function connectionError(error: unknown, address: Address): CommandError {
  if (error instanceof CommandError) return error;
  const code = codeOf(error);
  const explained = byCode[code]?.(address);
  const said = saidBy(error);
  const message = [
    `The database could not be read (${describeAddress(address)}).`,
    explained,
    explained === undefined || /^\d|^XX/.test(code) ? said : undefined,
  ];
  return new CommandError(message.filter((part) => part !== undefined).join('\n'), {
    cause: error,
  });
}

/** A name that has several addresses fails with one error for each. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}

function saidBy(error: unknown): string | undefined {
  if (error instanceof AggregateError) return saidBy(error.errors[0]);
  return error instanceof Error ? `It says: ${error.message}` : undefined;
}
