import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv, { type Options } from 'sirv';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Addresses of files and of the backend: if nothing is there, they are no screen. */
const noScreen = /^\/(?:assets\/|[^/]*\.\w+$|(?:rest|auth|storage|functions|realtime)\/v1(?:\/|$))/;

/**
 * Serves the built application: compressed where the build left a compressed
 * file, its hashed assets for ever, and index.html for every address of a
 * screen, which may end in a dot and a name (`/data/sales.film`). A missing
 * asset is a 404, never a page.
 */
export function serveFiles(folder: string): Handler {
  const options: Options = {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(response, pathname) {
      response.setHeader(
        'cache-control',
        pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  };
  const serveFile = sirv(folder, options);
  const servePage = sirv(folder, { ...options, single: true, ignores: false });
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    // An application has nothing to be read in parts, and sirv throws at ranges that are none.
    delete request.headers.range;
    // A file may be gone since the start: another build replaces them all.
    response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()));
    const answerNotFound = () => {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
    };
    serveFile(request, response, () => {
      const [pathname = ''] = (request.url ?? '').split('?');
      if (noScreen.test(pathname)) answerNotFound();
      else servePage(request, response, answerNotFound);
    });
  };
}
