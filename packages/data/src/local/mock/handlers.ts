import { http, type RequestHandler } from 'msw';
import type { Backend } from '../backend/backend.ts';

/**
 * MSW handlers that answer `{url}/rest/v1/*` and `{url}/auth/v1/*` from a backend, in Node
 * (`msw/node`) and in the browser. Put a fault before them: `[withFault(…), ...backendHandlers(…)]`.
 */
export function backendHandlers(
  backend: Backend | (() => Promise<Backend>),
  url: string,
): RequestHandler[] {
  const answer = async ({ request }: { request: Request }) => {
    const ready = typeof backend === 'function' ? await backend() : backend;
    return ready.fetch(request);
  };
  const base = url.replace(/\/+$/, '');
  return [http.all(`${base}/rest/v1/*`, answer), http.all(`${base}/auth/v1/*`, answer)];
}
