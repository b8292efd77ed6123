import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const statuses: ReadonlyMap<string | undefined, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/**
 * Answers what is not a request of HTTP, and closes its connection. Nothing is written to a
 * connection that has had an answer already: it would be read as a part of that one.
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
