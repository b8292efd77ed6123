import type { Backend } from '@ninefold/embedded';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** The paths that Supabase's own protocols have. */
export function isBackendPath(pathname: string): boolean {
  return /^\/(rest|auth)\/v1(\/|$)/.test(pathname);
}

/** Methods that `Request` does not take. */
const forbiddenMethods = ['TRACE', 'TRACK', 'CONNECT'];

/** Hands a request on to the embedded backend, and its answer back. */
export async function answerFromBackend(
  backend: Backend,
  address: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (forbiddenMethods.includes(request.method ?? '')) {
    response.writeHead(405, { allow: 'GET, HEAD, POST, PATCH, DELETE, OPTIONS' }).end();
    return;
  }
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  try {
    const answer = await backend.fetch(toRequest(address, request, leaving.signal));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (answer.body === null) response.end();
    else await pipeline(Readable.fromWeb(answer.body as ReadableStream), response);
  } catch (error) {
    // Nobody waits for the answer any more.
    if (leaving.signal.aborted) return;
    if (response.headersSent) response.destroy();
    else {
      const message = error instanceof Error ? error.message : String(error);
      response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: 'XX000', message, details: null, hint: null }));
    }
  }
}

function toRequest(address: URL, request: IncomingMessage, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const withBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(address, {
    method: request.method,
    headers,
    signal,
    body: withBody ? (Readable.toWeb(request) as ReadableStream<Uint8Array>) : undefined,
    duplex: 'half',
  } as RequestInit);
}
