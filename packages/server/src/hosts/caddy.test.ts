/** Caddy itself serves the files of a container, with the variables of two environments. */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isSecretKey } from '@ninefold/data/client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hostFiles } from './host-files.ts';

const container = join(import.meta.dirname, '../../../../apps/web/container');
const hasCaddy = spawnSync('caddy', ['version']).status === 0;
if (!hasCaddy) {
  console.warn('Caddy is not tested: this machine doesn’t have it. Debian’s package is "caddy".');
}

const encoded = (claims: object, space?: string) =>
  Buffer.from(JSON.stringify(claims, undefined, space)).toString('base64url');
const tokenOf = (role: string, space?: string, before: object = {}) =>
  `${encoded({ alg: 'HS256' })}.${encoded({ ...before, role, iss: 'supabase' }, space)}.c2ln`;

let folder: string;
let check: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-caddy-'));
  await cp(join(container, 'Caddyfile'), join(folder, 'Caddyfile'));
  await mkdir(join(folder, 'ninefold'));
  await mkdir(join(folder, 'files/assets'), { recursive: true });
  await writeFile(join(folder, 'files/index.html'), '<title>Orders</title>');
  await writeFile(join(folder, 'files/assets/main-1a2b.js'), 'start()');
  for (const [name, text] of Object.entries(hostFiles('caddy', '/').files)) {
    const content = text.replace('/srv/ninefold', join(folder, 'files'));
    await writeFile(join(folder, 'ninefold', name), content);
  }
  check = join(folder, 'ninefold/check-environment.sh');
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.kill();
    await once(child, 'exit');
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts Caddy as the container does. Resolves with the address once it answers. */
async function started(
  environment: Readonly<Record<string, string>>,
  file = join(folder, 'Caddyfile'),
  command: readonly string[] = ['sh', check, 'caddy'],
): Promise<string> {
  const port = await freePort();
  const [program = '', ...rest] = command;
  const child = spawn(program, [...rest, 'run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      SITE_ADDRESS: `:${port}`,
      API_ADDRESS: `:${port}`,
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  children.push(child);
  let stderr = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
      if (stderr.includes('serving initial configuration')) resolve();
    });
    child.once('exit', () => reject(new Error(stderr)));
  });
  return `http://localhost:${port}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** What the check of the variables says before it starts a command. */
function result(environment: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync('sh', [check, 'echo', 'started'], {
    env: { PATH: process.env['PATH'], ...environment },
    encoding: 'utf8',
  });
  return { status, text: `${stdout}${stderr}`.trim() };
}

const hosted = {
  SUPABASE_URL: 'https://a.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_a',
};
const own = {
  SUPABASE_URL: 'http://localhost:8000/',
  SUPABASE_PUBLISHABLE_KEY: tokenOf('anon'),
};

describe.skipIf(!hasCaddy)('a container', () => {
  test.each([
    [hosted, 'https://a.supabase.co wss://a.supabase.co'],
    [own, 'http://localhost:8000 ws://localhost:8000'],
  ])('of $SUPABASE_URL has its policy and its project', async (environment, sources) => {
    const address = await started(environment);
    const page = await fetch(`${address}/data/work_order?status=eq.open`);
    expect(page.status).toBe(200);
    expect(await page.text()).toBe('<title>Orders</title>');
    expect(page.headers.get('content-security-policy')).toContain(`connect-src 'self' ${sources};`);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('strict-transport-security'), 'without TLS').toBe(null);

    const configuration = await fetch(`${address}/config.json`);
    expect(configuration.headers.get('content-type')).toBe('application/json');
    expect(configuration.headers.get('cache-control')).toBe('no-cache');
    expect(await configuration.json()).toEqual({
      supabaseUrl: environment.SUPABASE_URL,
      publishableKey: environment.SUPABASE_PUBLISHABLE_KEY,
    });

    const asset = await fetch(`${address}/assets/main-1a2b.js`);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    const missing = await fetch(`${address}/assets/main-0000.js`);
    expect(missing.status).toBe(404);
    expect(missing.headers.get('cache-control')).toBe(null);
  });

  test('never sends a secret key, even where nothing checked the variables', async () => {
    const environment = { ...hosted, SUPABASE_PUBLISHABLE_KEY: 'sb_secret_a' };
    const address = await started(environment, undefined, ['caddy']);
    const configuration = await fetch(`${address}/config.json`);
    expect(configuration.status).toBe(500);
    expect(await configuration.text()).not.toContain('sb_secret');
  });

  test('says over TLS that there is always TLS', async () => {
    const { stdout } = await promisify(execFile)(
      'caddy',
      ['adapt', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
      { env: { PATH: process.env['PATH'], HOME: folder, SITE_ADDRESS: 'orders.example' } },
    );
    expect(stdout).toContain('"match":[{"protocol":"https"}]');
    expect(stdout).toContain('"Strict-Transport-Security":["max-age=31536000"]');
  });
});

describe.skipIf(!hasCaddy)('the gateway', () => {
  test('answers the application’s origin alone, and only for the parts of Supabase', async () => {
    const address = await started(
      { SITE_URL: 'https://orders.example' },
      join(container, 'gateway.Caddyfile'),
      ['caddy'],
    );
    const preflight = await fetch(`${address}/rest/v1/work_order`, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'apikey,prefer' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('apikey,prefer');
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://orders.example');
    // The parts are not here, so that what reaches one is a failure of the connection.
    const paths = ['/rest/v1/work_order', '/auth/v1/user', '/storage/v1/object/a', '/rest/other'];
    const answers = await Promise.all(paths.map((path) => fetch(`${address}${path}`)));
    expect(answers.map(({ status }) => status)).toEqual([502, 502, 502, 404]);
    expect(answers[0]?.headers.get('access-control-allow-origin')).toBe('https://orders.example');
    expect((await fetch(`${address}/healthy`)).status).toBe(200);
  });
});

describe('variables of a container', () => {
  test.each([hosted, own])('$SUPABASE_URL starts', (environment) => {
    expect(result(environment)).toEqual({ status: 0, text: 'started' });
  });

  test.each([
    [{}, 'SUPABASE_URL is not set'],
    [{ ...hosted, SUPABASE_URL: '' }, 'SUPABASE_URL is not set'],
    [{ SUPABASE_URL: hosted.SUPABASE_URL }, 'SUPABASE_PUBLISHABLE_KEY is not set'],
    [{ ...hosted, SUPABASE_URL: 'a.supabase.co' }, 'SUPABASE_URL is not the address'],
    [{ ...hosted, SUPABASE_URL: 'https://me:pass@a.example' }, 'SUPABASE_URL is not the address'],
    [{ ...hosted, SUPABASE_URL: 'https://a.example; script-src *' }, 'is not the address'],
    [{ ...hosted, SUPABASE_PUBLISHABLE_KEY: 'sb_secret_a' }, 'is not a publishable key'],
    [{ ...hosted, SUPABASE_PUBLISHABLE_KEY: tokenOf('service_role') }, 'is not a publishable key'],
  ])('%j is refused', (environment, message) => {
    const { status, text } = result(environment);
    expect(status).toBe(1);
    expect(text).toContain(message);
    expect(text).not.toContain('started');
  });

  test('a key that the data package calls secret is refused, wherever its role is', () => {
    for (const role of ['anon', 'service_role', 'authenticated', 'anonymous']) {
      for (const space of [undefined, ' ', '  ', '\t']) {
        for (const before of [{}, { a: 1 }, { ab: 1 }, { abc: 1 }, { iss: 'anon' }]) {
          const key = tokenOf(role, space, before);
          const { status } = result({ ...hosted, SUPABASE_PUBLISHABLE_KEY: key });
          expect(status === 0, `${role} ${JSON.stringify(before)}`).toBe(!isSecretKey(key));
        }
      }
    }
  });
});
