import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { TeamTheme } from '@ninefold/ui/theme';
import { productPage } from './product-page.ts';
import type { Reporter } from './reporter.ts';
import { readTheme } from './theme-styles.ts';
import type { Plugin } from 'vite';

const workspace = join(import.meta.dirname, '../../..');
const web = join(import.meta.dirname, '..');
/** Where `start` keeps the application that it serves. */
export const builtFolder = join(workspace, '.ninefold/application');
const stamp = join(builtFolder, '.built-from');

/** All that the built application is made of. */
const sources = [
  'pnpm-lock.yaml',
  'vite.plugins.ts',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/specification.ts',
  'apps/web/theme.ts',
  'apps/web/server/product-page.ts',
  'apps/web/server/theme-styles.ts',
  'apps/web/public/**/*',
  'apps/web/examples/*/specification.ts',
  'apps/web/src/**/*.{ts,tsx,css}',
  'packages/*/package.json',
  'packages/*/src/**/*.{ts,tsx,css,json}',
];

/** Builds the application that `start` serves, where its sources have changed since. */
export async function buildWhereNeeded(reporter: Reporter): Promise<void> {
  const hash = await hashOfSources();
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return;
  reporter.step('Building the application (its sources are new, or have changed)');
  await buildApplication({ folder: builtFolder, theme: await readTheme() });
  await compressAssets(builtFolder);
  await writeFile(stamp, hash);
}

export interface Build {
  /** Emptied first. */
  readonly folder: string;
  /** What `theme.ts` says. */
  readonly theme: TeamTheme;
  /** The folder of its host in which the application lies, with a slash at both ends. */
  readonly base?: string;
  /** Left out: the example is in it, which `start` can show. */
  readonly withoutExample?: boolean;
}

const declarationFile = join(web, 'specification.ts');

export async function buildApplication({
  folder,
  theme,
  base,
  withoutExample,
}: Build): Promise<void> {
  // A build for a test, or for development, is another and larger one.
  process.env['NODE_ENV'] = 'production';
  const { build } = await import('vite');
  await build({
    root: web,
    base,
    logLevel: 'warn',
    build: { outDir: folder },
    plugins: [productPage(declarationFile, theme), ...(withoutExample ? [leaveOutExample()] : [])],
  });
}

/** Gives the team's declaration for the example's, which only `start` shows. */
function leaveOutExample(): Plugin {
  return {
    name: 'ninefold-without-example',
    enforce: 'pre',
    resolveId: (source) =>
      source.endsWith('/examples/workshop/specification.ts') ? declarationFile : null,
  };
}

async function hashOfSources(): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(sources, { cwd: workspace, withFileTypes: true })) {
    const path = join(file.parentPath, file.name);
    if (file.isFile() && !/\.(test|stories)\.tsx?$/.test(path)) files.push(path);
  }
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

/** Compresses once instead of at every request. */
export async function compressAssets(folder: string): Promise<void> {
  for await (const name of glob('**/*.{js,css,html,svg,json}', { cwd: folder })) {
    const path = join(folder, name);
    const content = await readFile(path);
    await Promise.all([
      promisify(gzip)(content, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
      promisify(brotliCompress)(content).then((bytes) => writeFile(`${path}.br`, bytes)),
    ]);
  }
}
