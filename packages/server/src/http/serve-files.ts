import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv, { type Options } from 'sirv';
import { immutable, revalidated } from '../headers/index.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Addresses of files and of the backend, which never are a screen. */
const fileOrBackend =
  /^\/(?:assets\/|[^/]*\.\w+$|(?:rest|auth|storage|functions|realtime)\/v1(?:\/|$))/;

/**
 * Serves the built application: compressed if the build left a compressed file, hashed assets as
 * immutable, and index.html for every address of a screen, which may end in a dot and a name
 * (`/data/sales.film`). A missing asset is a 404, never a page.
 */
export function serveFiles(folder: string): Handler {
  const options: Options = {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(response, pathname) {
      response.setHeader(
        'cache-control',
        pathname.startsWith('/assets/') ? immutable : revalidated,
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
    // Nothing in an application is read in parts, and sirv throws at an invalid range.
    delete request.headers.range;
    // A file may have been deleted since the start: another build replaces them all.
    response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()));
    const answerNotFound = () => {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
    };
    serveFile(request, response, () => {
      const [pathname = ''] = (request.url ?? '').split('?');
      if (fileOrBackend.test(pathname)) answerNotFound();
      else servePage(request, response, answerNotFound);
    });
  };
}
