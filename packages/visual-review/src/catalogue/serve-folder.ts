import { open } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { lookup } from 'mrmime';

/** Serves the files of a folder to this machine only, on a free port. */
export async function serveFolder(folder: string) {
  const { port, close } = await serve((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname));
    void sendFile(join(folder, path), response);
  });
  // A service worker needs a trusted origin: browsers trust localhost without a certificate.
  return { url: `http://localhost:${port}`, close };
}

/** Answers requests from this machine only, on a free port. */
export async function serve(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends a file, or 404. A file that is deleted meanwhile is sent completely. */
export async function sendFile(
  file: string,
  response: ServerResponse,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const handle = await open(file).catch(() => undefined);
  const found = await handle?.stat();
  if (handle === undefined || found?.isFile() !== true) {
    await handle?.close();
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': lookup(file) ?? 'application/octet-stream',
    'content-length': found.size,
    'cache-control': 'max-age=3600',
    ...headers,
  });
  // Requests end early when their page is closed.
  await pipeline(handle.createReadStream(), response).catch(() => undefined);
}
