import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerFromBackend, isBackendPath } from './backend-handler.ts';
import { answerMalformed } from './malformed-request.ts';
import { addressOf } from './refused-request.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';
import type { Handler } from './serve-files.ts';
import type { Served } from './starting-point.ts';
import { UsageError } from './usage-error.ts';

/** A port that is ours, before there is anything to serve on it. */
export interface Listening {
  readonly server: Server;
  /** Without a slash at its end. */
  readonly url: string;
  /** Answers every request with this from now on. */
  answerWith(handler: AsyncHandler): void;
  close(): Promise<void>;
}

type AsyncHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/**
 * Takes a port of this machine: the embedded backend is not a server for a network. Until there is
 * something to serve, it answers that Ninefold is starting.
 *
 * @param port 0 for any that is free.
 * @throws {UsageError} where the port is taken or may not be used.
 */
export async function listen(port: number): Promise<Listening> {
  // Node would refuse a request without a host by itself, and without our headers.
  const server = createServer({ requireHostHeader: false });
  let handler: AsyncHandler = answerThatItStarts;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      await handler(request, response);
    } catch (error) {
      answerFailed(response, error);
    }
  };
  server.on('request', (request, response) => void answer(request, response));
  // Node would refuse what it does not know after `Expect:`, again without our headers.
  server.on('checkExpectation', (request, response) => void answer(request, response));
  server.on('clientError', answerMalformed);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, port)));
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return {
    server,
    url: `http://localhost:${actual}`,
    answerWith(next) {
      handler = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answerThatItStarts(_request: IncomingMessage, response: ServerResponse): void {
  response.setHeaders(securityHeaders(contentSecurityPolicy(null)));
  response.setHeader('retry-after', '2');
  answerText(response, 503, 'Ninefold is starting. Try again in a moment.');
}

/** No request ends the server, whatever goes wrong with its answer. */
function answerFailed(response: ServerResponse, error: unknown): void {
  if (response.destroyed) return;
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  if (response.headersSent) response.destroy();
  else answerText(response, 500, 'Something went wrong. The terminal shows more.');
}

function answerText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

export interface ServeOptions {
  readonly served: Served;
  /** Answers what is neither the backend's nor the configuration: files, or Vite in development. */
  readonly files: Handler;
  /** Off in development, where Vite writes scripts into the page. */
  readonly secure: boolean;
}

/** Serves the application and its backend on one port. */
export function serve(listening: Listening, { served, files, secure }: ServeOptions): void {
  const { url } = listening;
  const configuration = served.configuration(url);
  const headers = securityHeaders(
    secure ? contentSecurityPolicy(configuration.supabaseUrl) : undefined,
  );
  listening.answerWith((request, response) => {
    response.setHeaders(headers);
    const address = addressOf(request, url);
    if (!(address instanceof URL)) {
      answerText(response, address.status, address.message);
    } else if (address.pathname === '/config.json') {
      // The page may have been opened by another name of this machine.
      const own = configuration.supabaseUrl === url;
      const supabaseUrl = own ? address.origin : configuration.supabaseUrl;
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify({ ...configuration, supabaseUrl }));
    } else if (served.backend !== null && isBackendPath(address.pathname)) {
      return answerFromBackend(served.backend, address, request, response);
    } else {
      files(request, response);
    }
    return undefined;
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
