import { CommandError } from '../../command/index.ts';
import { type Address, describeAddress } from './address.ts';
import { connectionMessages } from './messages.ts';

const parameter = '?sslmode=require';
const server = ({ host, port }: Address) => ({ server: `${host}:${port}` });

/** Explains a failure by its code, which is of Node.js, postgres.js or PostgreSQL. */
const explanations: Readonly<Record<string, (address: Address) => string>> = {
  ECONNREFUSED: (address) => connectionMessages.refused(server(address)),
  ENOTFOUND: ({ host }) => connectionMessages.noHost({ host }),
  EAI_AGAIN: ({ host }) => connectionMessages.lookupFailed({ host }),
  CONNECT_TIMEOUT: (address) => connectionMessages.connectTimeout(server(address)),
  ETIMEDOUT: (address) => connectionMessages.timeout(server(address)),
  EHOSTUNREACH: ({ host }) => connectionMessages.unreachable({ host }),
  ENETUNREACH: ({ host }) => connectionMessages.networkUnreachable({ host }),
  EADDRNOTAVAIL: ({ host }) => connectionMessages.noAddressFamily({ host }),
  EAFNOSUPPORT: ({ host }) => connectionMessages.noAddressFamily({ host }),
  ECONNRESET: (address) => connectionMessages.reset({ ...server(address), parameter }),
  CONNECTION_CLOSED: (address) => connectionMessages.closed(server(address)),
  '28P01': ({ user }) => connectionMessages.wrongPassword({ user }),
  '28000': ({ user }) => connectionMessages.rejectedUser({ user, parameter }),
  '3D000': ({ database }) => connectionMessages.noDatabase({ database }),
  '42501': ({ user }) => connectionMessages.noPermission({ user }),
  '53300': () => connectionMessages.tooManyConnections,
  '57P03': () => connectionMessages.notReady,
  '57014': () => connectionMessages.queryTimeout({ setting: 'statement_timeout' }),
  XX000: ({ user }) => connectionMessages.poolerRejected({ example: `${user}.PROJECT` }),
  DEPTH_ZERO_SELF_SIGNED_CERT: () => connectionMessages.selfSigned({ parameter }),
  SELF_SIGNED_CERT_IN_CHAIN: () => connectionMessages.unknownAuthority({ parameter }),
};

/** Default of `?connect_timeout=` in an address: how many seconds the server has to answer. */
export const connectTimeout = 10;

/** Returns an error that says what happened with a database, why, and what to do. */
export function connectionError(error: unknown, address: Address): CommandError {
  if (error instanceof CommandError) return error;
  const code = codeOf(error);
  const explained = explanations[code]?.(address);
  const message = [
    connectionMessages.notRead({ place: describeAddress(address) }),
    explained,
    explained === undefined || /^\d|^XX/.test(code) ? messageOf(error) : undefined,
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

function messageOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) return messageOf(error.errors[0]);
  return error instanceof Error ? connectionMessages.reason({ reason: error.message }) : undefined;
}
