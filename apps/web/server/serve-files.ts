import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves the built application: compressed where the build left a compressed
 * file, its hashed assets for ever, and index.html for every address that is a
 * screen's. A missing asset is a 404, never a page.
 */
export function serveFiles(folder: string): Handler {
  const serve = sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    single: true,
    ignores: [/^\/assets\//, /^\/(rest|auth|storage|functions|realtime)\/v1(\/|$)/],
    setHeaders(response, pathname) {
      response.setHeader(
        'cache-control',
        pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    serve(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
    });
  };
}
