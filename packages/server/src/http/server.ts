import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { forwardToBackend, isBackendPath } from './backend-handler.ts';
import { answerMalformed } from './malformed-request.ts';
import { requestAddress } from './request-address.ts';
import { contentSecurityPolicy, securityHeaders } from '../headers/index.ts';
import type { Handler } from './serve-files.ts';
import type { OpenedStart } from '../starting-points/index.ts';
import { UsageError } from '../errors/index.ts';

/** A server that listens on its port, before there is anything to serve. */
export type Listening = Awaited<ReturnType<typeof listen>>;

type AsyncHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/**
 * Listens on a port of this machine only: the embedded backend is not a server for a network. Until
 * `answerWith`, it answers that Ninefold is starting.
 *
 * @param port 0 for any free port.
 * @throws {UsageError} if the port is taken or may not be used.
 */
export async function listen(port: number) {
  // Node.js would reject a request without a host by itself, without our headers.
  const server = createServer({ requireHostHeader: false });
  let handler: AsyncHandler = answerStarting;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      await handler(request, response);
    } catch (error) {
      answerFailed(response, error);
    }
  };
  server.on('request', (request, response) => void answer(request, response));
  // Node.js would reject an unknown `Expect:` by itself, without our headers.
  server.on('checkExpectation', (request, response) => void answer(request, response));
  server.on('clientError', answerMalformed);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port)));
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return {
    server,
    /** Without a slash at its end. */
    url: `http://localhost:${actual}`,
    /** Answers every request with this handler from now on. */
    answerWith(next: AsyncHandler) {
      handler = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        // `closeAllConnections` leaves those that were upgraded: a page's connection to Vite.
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function answerStarting(_request: IncomingMessage, response: ServerResponse): void {
  response.setHeaders(securityHeaders(contentSecurityPolicy(null)));
  response.setHeader('retry-after', '2');
  answerText(response, 503, 'Ninefold is starting. Try again in a moment.');
}

/** Answers a request whose handler failed. No request ends the server. */
function answerFailed(response: ServerResponse, error: unknown): void {
  if (response.destroyed) return;
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  if (response.headersSent) response.destroy();
  else answerText(response, 500, 'Something went wrong. The terminal shows more.');
}

function answerText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

/**
 * Serves the application and its backend on one port.
 *
 * @param files Answers all but the backend and the configuration: files, or Vite in development.
 * @param secure Off in development, where Vite writes scripts into the page.
 */
export function serve(
  listening: Listening,
  opened: OpenedStart,
  files: Handler,
  secure: boolean,
): void {
  const { url } = listening;
  const configuration = opened.configuration(url);
  const headers = securityHeaders(
    secure ? contentSecurityPolicy(configuration.supabaseUrl) : undefined,
  );
  listening.answerWith((request, response) => {
    response.setHeaders(headers);
    const address = requestAddress(request, url);
    if (!(address instanceof URL)) {
      answerText(response, address.status, address.message);
    } else if (address.pathname === '/config.json') {
      // The page may have been opened under another name of this machine.
      const own = configuration.supabaseUrl === url;
      const supabaseUrl = own ? address.origin : configuration.supabaseUrl;
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify({ ...configuration, supabaseUrl }));
    } else if (opened.backend !== null && isBackendPath(address.pathname)) {
      return forwardToBackend(opened.backend, address, request, response);
    } else {
      files(request, response);
    }
    return undefined;
  });
}

function listenError(error: NodeJS.ErrnoException, port: number): Error {
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
