import { http, type RequestHandler } from 'msw';
import type { Backend } from '../backend/index.ts';

/** A backend, or one that can be reset. */
export type AnsweringBackend = Pick<Backend, 'fetch'>;

/** A backend, or a function that starts it, which is called at each request. */
export type StartableBackend = AnsweringBackend | (() => Promise<AnsweringBackend>);

/** Returns the backend, starting it if needed. */
export async function startedBackend(backend: StartableBackend): Promise<AnsweringBackend> {
  return typeof backend === 'function' ? backend() : backend;
}

/**
 * Returns MSW handlers that answer `{url}/rest/v1/*`, `{url}/auth/v1/*` and `{url}/storage/v1/*` from a backend, in Node.js
 * (`msw/node`) and in the browser. Put `withFault` before them.
 *
 * @param backend A backend, or a function that starts it. The function is called at each request.
 * @param url The address of the client.
 */
export function backendHandlers(backend: StartableBackend, url: string): RequestHandler[] {
  const answer = async ({ request }: { request: Request }) =>
    (await startedBackend(backend)).fetch(request);
  const base = url.replace(/(?<!\/)\/+$/, '');
  return ['rest', 'auth', 'storage'].map((api) => http.all(`${base}/${api}/v1/*`, answer));
}
