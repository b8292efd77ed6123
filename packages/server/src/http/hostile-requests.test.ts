/** Malformed and hostile requests: none ends the server, and every answer has its headers. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runs } from '../../../../tests/run/is-all.ts';
import type { Running } from '../reporter/reporter.ts';

const modules = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
const orchard = join(import.meta.dirname, '../../../embedded/testing/orchard.sql');

let folder: string;
let child: ChildProcess;
let url: string;
let host: string;
/** Headers of somebody who is signed in. */
let asPerson: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-hostile-'));
  const files = join(folder, 'files');
  await mkdir(join(files, 'assets'), { recursive: true });
  await writeFile(join(files, 'index.html'), '<!doctype html><title>Ninefold</title>');
  await writeFile(join(files, 'assets/gone.js'), 'export {};');
  const script = `
    import { run } from ${modules('../run.ts')};
    import { serveFiles } from ${modules('serve-files.ts')};
    const files = () => serveFiles(${JSON.stringify(files)});
    await run({ files, secure: true });`;
  const options = ['--json', '--port', '0', '--load', orchard, '--data', join(folder, 'data')];
  child = spawn(
    process.execPath,
    ['--liftoff-only', '--input-type=module', '-e', script, '--', 'start', ...options],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = (await once(child.stdout ?? process.stdin, 'data')) as [Buffer];
  const running = JSON.parse(line.toString()) as Running;
  ({ url } = running);
  ({ host } = new URL(url));
  const { publishableKey } = await (await fetch(`${url}/config.json`)).json();
  const signIn = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(running.accounts[0]),
  });
  const { access_token: token } = await signIn.json();
  asPerson = `apikey: ${publishableKey}\r\nauthorization: Bearer ${token}\r\n`;
});
afterEach(answersGood);
afterAll(async () => {
  child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function request(line: string, headers = '', body = ''): string {
  const length = body === '' ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`;
  return `${line} HTTP/1.1\r\nhost: ${host}\r\n${headers}${length}connection: close\r\n\r\n${body}`;
}

interface RawAnswer {
  readonly status: number;
  readonly head: string;
}

/**
 * Sends bytes over a new connection and reads the answer until the server closes it.
 *
 * @param sent Resolves when an answer would have come: bytes that the server takes for the
 * beginning of a request are never answered, and the connection is then closed from here.
 */
async function answersTo(
  bytes: string | Uint8Array,
  sent?: () => Promise<void>,
): Promise<readonly RawAnswer[]> {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
  let text = '';
  socket.setEncoding('latin1').on('data', (part: string) => (text += part));
  // The server may close a connection while it is still written to.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await Promise.race([closed, new Promise((resolve) => socket.write(bytes, resolve))]);
  if (sent !== undefined) {
    await sent();
    socket.end();
  }
  await closed;
  const heads = text.matchAll(/^HTTP\/1\.1 (\d{3}) [^\r]*\r\n(?:[^\r\n]+\r\n)*\r\n/gm);
  return [...heads]
    .map(([head, status]) => ({ head, status: Number(status) }))
    .filter(({ status }) => status >= 200);
}

/** Sends a good request and expects its answer: those before it in the backend's queue are answered. */
async function answersGood(): Promise<void> {
  const good = await answersTo(request('GET /rest/v1/tree?limit=1', asPerson));
  expect(good.map(({ status }) => status)).toEqual([200]);
}

/** The answers that call it a fault of the server, or lack a header that every answer has. */
function unsafe(answers: readonly RawAnswer[]): readonly RawAnswer[] {
  return answers.filter(
    ({ status, head }) =>
      status >= 500 ||
      !/^x-content-type-options: nosniff\r$/im.test(head) ||
      !/^content-security-policy: default-src 'self'/im.test(head),
  );
}

const nested = (open: string, close: string, depth: number) =>
  `${open.repeat(depth)}${close.repeat(depth)}`;
const json = 'content-type: application/json\r\n';

test.each<[string, () => string | Uint8Array, number]>([
  ['two slashes', () => request('GET //'), 200],
  ['two slashes and a host', () => request('GET //elsewhere.example/x'), 200],
  ['backslashes', () => request('GET /\\\\elsewhere.example/%5c..%5c'), 200],
  ['a percent sign alone', () => request('GET /%'), 200],
  ['a percent sign in the backend', () => request('GET /rest/v1/%E0%A4%A', asPerson), 404],
  ['a zero byte in the backend', () => request('GET /rest/v1/tree?note=eq.%00', asPerson), 400],
  ['an address with a scheme', () => request(`GET http://${host}/`), 400],
  ['an address of nothing', () => request('OPTIONS *'), 400],
  ['TRACE', () => request('TRACE /rest/v1/tree', asPerson), 405],
  ['a method of WebDAV', () => request('PROPFIND /rest/v1/tree', asPerson), 405],
  ['a range that ends before it begins', () => request('GET /', 'range: bytes=9-2\r\n'), 200],
  ['an expectation', () => request('GET /', 'expect: everything\r\n'), 200],
  ['an upgrade', () => request('GET /', 'connection: upgrade\r\nupgrade: websocket\r\n'), 200],
  ['no host', () => 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  [
    'the host of another',
    () => 'GET / HTTP/1.1\r\nconnection: close\r\nhost: elsewhere.example\r\n\r\n',
    421,
  ],
  [
    'a port beyond all',
    () => 'GET / HTTP/1.1\r\nconnection: close\r\nhost: localhost:99999\r\n\r\n',
    400,
  ],
  ['HTTP 1.0', () => `GET / HTTP/1.0\r\nhost: ${host}\r\n\r\n`, 200],
  ['HTTP 2', () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['TLS', () => Buffer.from('16030100a5010000a1', 'hex'), 400],
  ['headers without end', () => request('GET /', `x: ${'y'.repeat(20_000)}\r\n`), 431],
  [
    'two lengths',
    () => request('POST /rest/v1/tree', `${asPerson}content-length: 1\r\ncontent-length: 2\r\n`),
    400,
  ],
  [
    'a length and chunks',
    () => request('POST /rest/v1/tree', `${asPerson}transfer-encoding: chunked\r\n`, '0\r\n\r\n'),
    400,
  ],
  [
    'a chunk that is none',
    () =>
      `POST /rest/v1/tree HTTP/1.1\r\nhost: ${host}\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`,
    400,
  ],
])('%s', async (_, bytes, status) => {
  const answers = await answersTo(bytes());
  expect(unsafe(answers)).toEqual([]);
  expect(answers.map((answer) => answer.status)).toEqual([status]);
});

test.each<[string, () => string]>([
  ['CONNECT', () => request('CONNECT localhost:80')],
  ['half a request', () => 'GET / HTTP/1.1\r\nhost: lo'],
  [
    'less than was announced',
    () => `POST /rest/v1/tree HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 9\r\n\r\n{}`,
  ],
  [
    'conditions in conditions',
    () =>
      request(
        `GET /rest/v1/tree?or=(${nested('or(', ')', 3000).replace('()', '(id.eq.1)')})`,
        asPerson,
      ),
  ],
  [
    'embeds in embeds',
    () => request(`GET /rest/v1/tree?select=${nested('tree(', ')', 2000)}`, asPerson),
  ],
  [
    'steps into JSON',
    () => request(`GET /rest/v1/tree?select=note${'->a'.repeat(4000)}`, asPerson),
  ],
  [
    'lists in lists',
    () => request('POST /rest/v1/tree', `${asPerson}${json}`, nested('[', ']', 200_000)),
  ],
  [
    'lists in lists, for Auth',
    () => request('POST /auth/v1/token', `${asPerson}${json}`, nested('[', ']', 200_000)),
  ],
])('%s', async (_, bytes) => {
  expect(unsafe(await answersTo(bytes(), answersGood))).toEqual([]);
});

test.each([
  'sec-fetch-site: cross-site',
  'sec-fetch-site: same-site',
  'origin: https://elsewhere.example',
  'origin: http://localhost:1',
  'origin: null',
])('%s: refuses a page of another origin, which learns and changes nothing', async (header) => {
  const headers = `${asPerson}${header}\r\n`;
  const form = `${headers}content-type: application/x-www-form-urlencoded\r\n`;
  for (const bytes of [
    request('GET /config.json', headers),
    request('GET /', headers),
    request('GET /rest/v1/tree', headers),
    request('POST /rest/v1/tree', form, 'id=9'),
    request('POST /auth/v1/logout', headers),
  ]) {
    const answers = await answersTo(bytes);
    expect(unsafe(answers)).toEqual([]);
    expect(answers.map(({ status }) => status)).toEqual([403]);
  }
});

test('a link of another origin leads to a screen', async () => {
  const followed =
    'sec-fetch-site: cross-site\r\nsec-fetch-mode: navigate\r\nsec-fetch-dest: document\r\n';
  const [answer] = await answersTo(request('GET /data/tree', followed));
  expect(answer?.status).toBe(200);
});

test('a file that was deleted after the start', async () => {
  await rm(join(folder, 'files/assets/gone.js'));
  expect(unsafe(await answersTo(request('GET /assets/gone.js')))).toEqual([]);
});

const word = fc.oneof(
  fc.constantFrom('', '..', '.', '%', '%00', '%2e%2e', '%ff', '\\', '"', '*', '{}', '(', ')', ','),
  fc.constantFrom('rest', 'auth', 'v1', 'rpc', 'tree', 'token', 'user', 'config.json', 'assets'),
  fc.constantFrom('__proto__', 'constructor', 'select', 'or', 'eq.1', 'note', 'id', 'limit', '->'),
  fc.string({ maxLength: 8 }),
);
const target = fc
  .tuple(
    fc.constantFrom('', '/', '//', '/rest/v1/', '/rest/v1/tree?', '/auth/v1/', 'http://', '?'),
    fc.array(fc.tuple(word, fc.constantFrom('/', '?', '&', '=', '.', '', '#', ' ')), {
      maxLength: 6,
    }),
  )
  .map(([first, more]) => first + more.flat().join(''));
const method = fc.oneof(
  fc.constantFrom('GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'PUT', 'TRACE', 'QUERY'),
  fc.string({ maxLength: 6 }),
);
const headerName = fc.oneof(
  fc.constantFrom('host', 'origin', 'range', 'prefer', 'accept', 'expect', 'content-type'),
  fc.constantFrom('content-length', 'transfer-encoding', 'connection', 'upgrade', 'cookie'),
  fc.constantFrom('accept-profile', 'content-profile', 'authorization', 'sec-fetch-site'),
  fc.constantFrom('if-none-match', 'accept-encoding', '__proto__', 'constructor'),
  fc.string({ maxLength: 6 }),
);
const headerValue = fc.oneof(
  fc.constantFrom('bytes=9-2', 'count=exact', 'constructor=x', 'chunked', 'close', 'upgrade', '-1'),
  fc.constantFrom('gzip', '*/*', 'application/json', 'null', '%', 'Bearer x.y.z', '0', '1'),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const header = fc
  .tuple(headerName, fc.constantFrom(': ', ':', ' : ', ''), headerValue)
  .map((parts) => parts.join(''));
const body = fc.oneof(
  fc.constant(''),
  fc.json(),
  fc.json().map((one) => `[${one},${one}]`),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

test('requests of any line, headers and body', async () => {
  const parts = fc.record({
    method,
    target,
    version: fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/9', ''),
    host: fc.boolean(),
    person: fc.boolean(),
    headers: fc.array(header, { maxLength: 4 }),
    end: fc.constantFrom('\r\n', '\r\n', '\r\n', '\n'),
    body,
  });
  await fc.assert(
    fc.asyncProperty(parts, async (each) => {
      const lines = [
        `${each.method} ${each.target} ${each.version}`,
        ...(each.host ? [`host: ${host}`] : []),
        ...(each.person ? asPerson.trimEnd().split('\r\n') : []),
        ...(each.body === '' ? [] : [`content-length: ${Buffer.byteLength(each.body)}`]),
        ...each.headers,
      ];
      const sent = `${lines.join(each.end)}${each.end}${each.end}${each.body}`;
      expect(unsafe(await answersTo(sent, answersGood))).toEqual([]);
    }),
    { seed: 12, numRuns: runs(1000), endOnFailure: true },
  );
});

test('bytes of any kind', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 200 }), async (bytes) => {
      expect(unsafe(await answersTo(bytes, answersGood))).toEqual([]);
    }),
    { seed: 12, numRuns: runs(200), endOnFailure: true },
  );
});
