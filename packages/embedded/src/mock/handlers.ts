import { http, type RequestHandler } from 'msw';
import { startedBackend, type StartableBackend } from './startable-backend.ts';

/**
 * MSW handlers that answer `{url}/rest/v1/*` and `{url}/auth/v1/*` from a backend, in Node
 * (`msw/node`) and in the browser. What is to go wrong, `withFault`, comes before them.
 *
 * @param backend or how to start it, which is asked for at each request: one for a page is begun by
 * the first request only.
 * @param url the address that the client was given.
 */
export function backendHandlers(backend: StartableBackend, url: string): RequestHandler[] {
  const answer = async ({ request }: { request: Request }) =>
    (await startedBackend(backend)).fetch(request);
  const base = url.replace(/\/+$/, '');
  return [http.all(`${base}/rest/v1/*`, answer), http.all(`${base}/auth/v1/*`, answer)];
}
