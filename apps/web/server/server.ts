import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerFromBackend, isBackendPath } from './backend-handler.ts';
import { contentSecurityPolicy, setSecurityHeaders } from './security-headers.ts';
import type { Handler } from './serve-files.ts';
import type { Served } from './starting-point.ts';
import { UsageError } from './usage-error.ts';

/** A port that is ours, before there is anything to serve on it. */
export interface Listening {
  readonly server: Server;
  /** Without a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Takes a port of this machine: the embedded backend is no server for a network.
 *
 * @param port 0 for any that is free.
 * @throws {UsageError} where the port is taken or may not be used.
 */
export async function listen(port: number): Promise<Listening> {
  const server = createServer();
  server.on('request', answerThatItStarts);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, port)));
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return {
    server,
    url: `http://localhost:${actual}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Whether a request was meant for this machine, by the name that its page has for it. */
function isOwnName(host = ''): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}

function answerThatItStarts(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, { 'retry-after': '2', 'content-type': 'text/plain; charset=utf-8' });
  response.end('Ninefold is starting. Try again in a moment.\n');
}

export interface ServeOptions {
  readonly served: Served;
  /** Answers what is neither the backend's nor the configuration: files, or Vite in development. */
  readonly files: Handler;
  /** Off in development, where Vite writes scripts into the page. */
  readonly secure: boolean;
}

/** Serves the application and its backend on one port. */
export function serve({ server, url }: Listening, { served, files, secure }: ServeOptions): void {
  const configuration = served.configuration(url);
  const policy = contentSecurityPolicy(configuration.supabaseUrl);
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', url);
    // A page of another name that was made to lead here could otherwise read all.
    if (!isOwnName(request.headers.host)) {
      response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`Ninefold answers on this machine alone: open ${url}.\n`);
      return;
    }
    if (secure) setSecurityHeaders(response, policy);
    if (pathname === '/config.json') {
      // The page may have been opened by another name of this machine.
      const own = configuration.supabaseUrl === url;
      const supabaseUrl = own ? `http://${request.headers.host ?? ''}` : configuration.supabaseUrl;
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify({ ...configuration, supabaseUrl }));
    } else if (served.backend !== null && isBackendPath(pathname)) {
      void answerFromBackend(served.backend, request, response);
    } else {
      files(request, response);
    }
  });
}

function explained(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new UsageError(
      `Port ${port} is taken by another program, perhaps by Ninefold itself. Stop that one, or choose another port: --port ${port + 1}, or --port 0 for any that is free.`,
    );
  }
  if (error.code === 'EACCES') {
    return new UsageError(
      `This account may not use port ${port}. Choose one above 1023: --port 4321.`,
    );
  }
  return error;
}
