/**
 * Components as copies: shadcn's own command adds them to a project outside this workspace, from a local address.
 * The project has the right types, is built, and works in a browser.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, preview } from 'vite';
import { root } from '../../workspace/packages.ts';
import { readRegistry, registryFiles } from '../../workspace/registry/index.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { environment } from './created.ts';
import { packPackages } from './pack.ts';
import { type Registry, startRegistry } from './registry.ts';

const run = promisify(execFile);

let folder: string;
let project: string;
let registry: Registry;
let catalogue: Server;
let address: string;
let browser: Browser;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-shadcn-'));
  project = join(folder, 'project');
  await cp(join(import.meta.dirname, 'shadcn-project'), project, { recursive: true });
  registry = await startRegistry(await packPackages(join(folder, 'packed')));
  [catalogue, address] = await serveCatalogue();
  browser = await launchBrowser();
  // Nothing answers there: the command needs no registry but ours.
  env = { ...environment(registry.url), REGISTRY_URL: 'http://127.0.0.1:9/r' };
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: project, env });
});
afterAll(async () => {
  await browser?.close();
  catalogue?.close();
  catalogue?.closeAllConnections();
  registry?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Serves what a deployed catalogue has: in `r` as it is built for its address, in `anywhere/r` as without one. */
async function serveCatalogue(): Promise<[Server, string]> {
  let files: Readonly<Record<string, string>> = {};
  const server = createServer((request, response) => {
    const file = files[request.url?.slice(1) ?? ''];
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const elsewhere = Object.entries(await registryFiles()).map(([name, text]) => [
    `anywhere/${name}`,
    text,
  ]);
  files = { ...(await registryFiles({ address: url })), ...Object.fromEntries(elsewhere) };
  return [server, url];
}

/** Runs shadcn's command as somebody types it. */
async function add(items: readonly string[]): Promise<void> {
  const command = join(root, 'node_modules/.bin/shadcn');
  await run(command, ['add', ...items, '--yes'], { cwd: project, env });
}

const copied = (path: string) => readFile(join(project, 'src', path), 'utf8');

test('the command adds the theme and a component by their addresses, with what it needs', async () => {
  await add([`${address}/r/theme.json`]);
  await add([`${address}/r/button.json`]);
  expect(await copied('components/ninefold/button/button.tsx')).toContain("from '../spinner'");
  expect(await copied('index.css')).toContain('--ninefold-color-accent');
});

test('it adds all the others by their names, with the right types and the theme once', async () => {
  const before = await copied('index.css');
  const sample = await readFile(join(root, 'docs/samples/components.json'), 'utf8');
  const file = join(project, 'components.json');
  const configuration = JSON.parse(await readFile(file, 'utf8')) as object;
  const { registries } = JSON.parse(
    sample.replace('https://catalogue.example', `${address}/anywhere`),
  ) as { readonly registries: object };
  await writeFile(file, JSON.stringify({ ...configuration, registries }));
  const components = (await readRegistry()).filter(({ type }) => type === 'registry:ui');
  await add(components.map(({ name }) => `@ninefold/${name}`));
  expect(await copied('index.css')).toBe(before);
  await run('npx', ['tsc'], { cwd: project, env });
});

test('they work in a browser, with their styles', async () => {
  const options = { configFile: join(project, 'vite.config.ts'), logLevel: 'error' as const };
  await build(options);
  const server = await preview({ ...options, preview: { port: 0 } });
  const page = await browser.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  const button = page.getByRole('button', { name: 'Open' });
  await button.waitFor();
  expect(
    await button.evaluate((element) => {
      const { backgroundColor, height } = getComputedStyle(element);
      return { backgroundColor, height };
    }),
  ).toEqual({ backgroundColor: 'oklch(0.52 0.16 258)', height: '32px' });
  const own = page.getByText('Styled by the project');
  const ownColour = await own.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(ownColour).toBe('oklch(0.98 0.05 80)');
  await page.getByRole('gridcell', { name: 'Bolt' }).waitFor();

  await page.getByRole('combobox', { name: 'Part' }).fill('nu');
  await page.getByRole('option', { name: 'Nut' }).waitFor();
  await page.keyboard.press('Escape');

  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'From a copy' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  // As projects with shadcn's components do it.
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
    .toBe('oklch(0.175 0.012 265)');
  await page.close();
  await server.close();
});
