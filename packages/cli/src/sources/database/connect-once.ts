import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/**
 * Makes the socket that postgres.js speaks over, once: left to itself it would
 * connect again, and again, to a server that hangs up before it is greeted.
 *
 * @param seconds that the server has to take the connection.
 * @returns for the option `socket` of postgres.js.
 */
export function connectOnce(seconds: number) {
  let connected = false;
  return async ({ host, port }: { host: string[]; port: number[] }): Promise<Socket> => {
    if (connected) throw withCode('CONNECTION_CLOSED', 'The server ended the connection.');
    connected = true;
    const [name = 'localhost'] = host;
    const [number = 5432] = port;
    const socket = name.startsWith('/')
      ? connect({ path: `${name}/.s.PGSQL.${number}` })
      : connect({ host: name, port: number });
    try {
      await once(socket, 'connect', { signal: AbortSignal.timeout(seconds * 1000) });
    } catch (error) {
      socket.destroy();
      if (error instanceof Error && error.name === 'AbortError') {
        throw withCode('CONNECT_TIMEOUT', 'The server did not accept the connection in time.');
      }
      throw error;
    }
    // What secures the connection asks for the name that the certificate should bear.
    return Object.assign(socket, { host: name, port: number });
  };
}

function withCode(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
