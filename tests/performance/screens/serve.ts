/** Runs as a separate process: serves the built applications, and prints its port. */
import {
  createServer,
  request as sendTo,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Handler, serveFiles } from '../../../packages/server/src/http/index.ts';
import type { Served } from './serve-apart.ts';

const { dataApi, folders } = JSON.parse(process.argv[2] ?? '') as Served;
const files = new Map<string, Handler>(
  Object.entries(folders).map(([name, folder]) => [name, serveFiles(folder)]),
);

const server = createServer((request, response) => {
  const { host = '' } = request.headers;
  // `floor.ms50.localhost:4000`: an application, and the delay of its answers.
  const [, name = '', delay = ''] = /^([\w-]+)\.ms(\d+)\./.exec(host) ?? [];
  const path = request.url ?? '';
  if (path.startsWith('/rest/v1')) forward(request, response, Number(delay));
  else if (path === '/config.json') answerConfiguration(response, `http://${host}`);
  else if (path.startsWith('/auth/v1')) response.writeHead(404).end();
  else files.get(name)?.(request, response);
});

/** Everybody is a visitor here: what an application sends as its key or token is left out. */
function forward(request: IncomingMessage, response: ServerResponse, delay: number): void {
  const { apikey: _key, authorization: _token, ...headers } = request.headers;
  const address = dataApi + (request.url ?? '').replace('/rest/v1', '');
  const sent = sendTo(address, { method: request.method, headers }, (answer) => {
    setTimeout(() => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    }, delay);
  });
  sent.on('error', () => response.destroy());
  // A page that is closed does not wait for its answer.
  response.on('close', () => sent.destroy());
  request.pipe(sent);
}

/** The files that our application reads first. */
function answerConfiguration(response: ServerResponse, supabaseUrl: string): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ supabaseUrl, publishableKey: 'sb_publishable_public' }));
}

server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
// The measuring process has ended, successfully or not.
process.once('disconnect', () => process.exit());
