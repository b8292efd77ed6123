import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFiles } from './serve-files.ts';

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-files-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), 'the page');
  await writeFile(join(folder, 'icon.svg'), 'the icon');
  await writeFile(join(folder, 'assets/a.js'), 'a script');
  server = createServer(serveFiles(folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['/', 'the page'],
  ['/icon.svg', 'the icon'],
  ['/assets/a.js', 'a script'],
  ['/data/work_order', 'the page'],
  ['/data/sales.film', 'the page'],
  ['/data/sales.film?release_year=gte.2012', 'the page'],
  ['/data/file/report.pdf/edit', 'the page'],
  ['/data/file/report.pdf', 'the page'],
  ['/data/file/.pdf', 'the page'],
])('%s answers %s', async (path, text) => {
  const response = await fetch(origin + path);
  expect({ status: response.status, text: await response.text() }).toEqual({ status: 200, text });
});

test.each(['/missing.png', '/assets/b.js', '/assets/b', '/rest/v1/film', '/functions/v1'])(
  '%s is not found',
  async (path) => {
    expect((await fetch(origin + path)).status).toBe(404);
  },
);
