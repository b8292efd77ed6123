import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { contentSecurityPolicy, securityHeaders } from '../headers/index.ts';

const statuses: ReadonlyMap<string | undefined, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/**
 * Answers bytes that are not an HTTP request, and closes the connection. Writes nothing to a connection
 * that has had an answer already: the client would read it as a part of that answer.
 */
export function answerMalformed(
  { code }: NodeJS.ErrnoException,
  socket: Duplex & { readonly bytesWritten?: number },
): void {
  if (!socket.writable || socket.bytesWritten !== 0) {
    socket.destroy();
    return;
  }
  const status = statuses.get(code) ?? 400;
  const headers = [...securityHeaders(contentSecurityPolicy(null))].map((pair) => pair.join(': '));
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, 'connection: close'];
  // Anything else that the client sends is ignored.
  socket.end(`${lines.join('\r\n')}\r\ncontent-length: 0\r\n\r\n`, () => socket.destroy());
}
