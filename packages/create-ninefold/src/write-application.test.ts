import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeTemplates } from '../../../workspace/application-templates.ts';
import { fillNewFolder } from './new-folder.ts';
import { writeApplication } from './write-application.ts';

let folder: string;
let templates: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-write-'));
  templates = join(folder, 'templates');
  await writeTemplates(templates);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = (...path: readonly string[]) => readFile(join(folder, ...path), 'utf8');
const blank = { kind: 'blank' } as const;

test('an application has the name of its folder, our packages by version, and nothing of this workspace', async () => {
  await writeApplication(join(folder, 'My Orders'), blank, 'npm', templates);
  const names = await readdir(join(folder, 'My Orders'), { recursive: true });
  expect(names.sort()).toEqual([
    '.gitignore',
    'AGENTS.md',
    'README.md',
    'container',
    'container/.env.example',
    'container/Caddyfile',
    'container/Dockerfile',
    'container/Dockerfile.dockerignore',
    'container/compose.yaml',
    'container/database.sql',
    'container/gateway.Caddyfile',
    'discovered.ts',
    'index.html',
    'main.tsx',
    'messages.ts',
    'package.json',
    'public',
    'public/icon.svg',
    'routes.tsx',
    'specification.ts',
    'theme.ts',
    'tsconfig.json',
    'vite.config.ts',
  ]);
  const manifest = JSON.parse(await read('My Orders/package.json')) as {
    readonly name: string;
    readonly dependencies: Readonly<Record<string, string>>;
  };
  expect(manifest.name).toBe('my-orders');
  expect(manifest.dependencies['@ninefold/screens']).toMatch(/^\d+\.\d+\.\d+$/);
  expect(JSON.stringify(manifest)).not.toMatch(/undefined|workspace:/);
  expect(await read('My Orders/specification.ts')).toContain(
    'npx ninefold names --output discovered.ts',
  );
  const { mode } = await stat(join(folder, 'My Orders'));
  expect(mode & 0o555, 'others may read it as they may read any new folder').toBe(
    (await stat(templates)).mode & 0o555,
  );
});

test('the project is in .env, which git leaves out', async () => {
  const project = { kind: 'project', url: 'https://a.example', key: 'sb_publishable_a' } as const;
  await writeApplication(join(folder, 'project'), project, 'pnpm', templates);
  expect(await read('project/.env')).toBe(
    'SUPABASE_URL=https://a.example\nSUPABASE_PUBLISHABLE_KEY=sb_publishable_a\n',
  );
  expect(await read('project/.gitignore')).toContain('.env');
  expect(await read('project/pnpm-workspace.yaml')).toContain('node: true');
});

test('the example comes without its tests and stories', async () => {
  await writeApplication(join(folder, 'example'), { kind: 'example' }, 'npm', templates);
  const names = await readdir(join(folder, 'example'), { recursive: true });
  expect(names).toContain('supabase/schemas/17_work_order.sql');
  expect(names.filter((name) => /test|stories|node_modules/.test(name))).toEqual([]);
});

test('an empty folder is filled, a repository too, and any other is refused and left as it is', async () => {
  const repository = join(folder, 'repository');
  await mkdir(join(repository, '.git'), { recursive: true });
  await writeApplication(repository, blank, 'npm', templates);
  expect(await readdir(repository)).toEqual(expect.arrayContaining(['.git', 'package.json']));

  const taken = join(folder, 'taken');
  await mkdir(taken);
  await writeFile(join(taken, 'notes.txt'), 'mine');
  const writing = writeApplication(taken, blank, 'npm', templates);
  await expect(writing).rejects.toThrow('is not empty: it holds notes.txt');
  expect(await readdir(taken)).toEqual(['notes.txt']);
  const file = writeApplication(join(taken, 'notes.txt'), blank, 'npm', templates);
  await expect(file).rejects.toThrow('is a file, or in one');
});

test('what fails half way leaves nothing', async () => {
  const beside = join(folder, 'beside');
  const half = fillNewFolder(join(beside, 'new'), async (unfinished) => {
    await writeFile(join(unfinished, 'first.ts'), '');
    throw new Error('no room');
  });
  await expect(half).rejects.toThrow('no room');
  expect(await readdir(beside)).toEqual([]);
});
