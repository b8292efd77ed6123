import type { Backend } from '@ninefold/embedded';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** Returns whether a path belongs to Supabase's protocols. */
export function isBackendPath(pathname: string): boolean {
  return /^\/(rest|auth|storage)\/v1(\/|$)/.test(pathname);
}

/** Methods that `Request` doesn't accept. */
const forbiddenMethods = ['TRACE', 'TRACK', 'CONNECT'];

/** Forwards a request to the embedded backend, and its response back. */
export async function forwardToBackend(
  backend: Backend,
  address: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (forbiddenMethods.includes(request.method ?? '')) {
    response.writeHead(405, { allow: 'GET, HEAD, POST, PATCH, DELETE, OPTIONS' }).end();
    return;
  }
  const clientLeft = new AbortController();
  response.once('close', () => clientLeft.abort());
  try {
    const answer = await backend.fetch(toRequest(address, request, clientLeft.signal));
    // A body that was refused is not read: its connection is not used again.
    if (!request.complete) response.shouldKeepAlive = false;
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (answer.body === null) response.end();
    else await pipeline(Readable.fromWeb(answer.body as ReadableStream), response);
  } catch (error) {
    // The client has left.
    if (clientLeft.signal.aborted) return;
    if (response.headersSent) response.destroy();
    else {
      const message = error instanceof Error ? error.message : String(error);
      response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: 'XX000', message, details: null, hint: null }));
    }
  }
}

function toRequest(address: URL, request: IncomingMessage, signal: AbortSignal): Request {
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
    name,
    [value ?? []].flat().join(', '),
  ]);
  const withBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(address, {
    method: request.method,
    headers,
    signal,
    body: withBody ? (Readable.toWeb(request) as ReadableStream<Uint8Array>) : undefined,
    duplex: 'half',
  } as RequestInit);
}
