import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Reporter } from './reporter.ts';
import { stateFolder } from './state-folder.ts';

/** Returns the folder in which `start` keeps the built application that it serves. */
export function builtFolder(application: string): string {
  return join(stateFolder(), 'built', basename(application));
}

/** Builds the application that `start` serves, where its sources have changed since. */
export async function buildWhereNeeded(application: string, reporter: Reporter): Promise<void> {
  const folder = builtFolder(application);
  const stamp = join(folder, '.built-from');
  const hash = await hashOfSources(application);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return;
  reporter.step('Building the application (its sources are new, or have changed)');
  await buildApplication(application, { folder });
  await compressAssets(folder);
  await writeFile(stamp, hash);
}

export interface BuildOutput {
  /** Emptied first. */
  readonly folder: string;
  /** The folder of its host in which the application lies, with a slash at both ends. */
  readonly base?: string;
}

/** Builds an application as its `vite.config.ts` says. */
export async function buildApplication(
  application: string,
  { folder, base }: BuildOutput,
): Promise<void> {
  // A build for a test, or for development, is another and larger one.
  process.env['NODE_ENV'] = 'production';
  const { build } = await import('vite');
  await build({ root: application, base, logLevel: 'warn', build: { outDir: folder } });
}

/** Hashes all that the built application is made of. */
async function hashOfSources(application: string): Promise<string> {
  const files = [
    ...(await filesIn(application, ['**/*'])),
    ...(await filesIn(process.cwd(), [
      'pnpm-lock.yaml',
      'packages/*/package.json',
      'packages/*/src/**/*.{ts,tsx,css,json}',
    ])),
  ];
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

async function filesIn(folder: string, patterns: readonly string[]): Promise<readonly string[]> {
  const left =
    /\/(?:node_modules|dist[^/]*|supabase|seed|testing|stories)\/|\.(?:test|stories)\.tsx?$/;
  const files: string[] = [];
  for await (const file of glob([...patterns], { cwd: folder, withFileTypes: true })) {
    const path = join(file.parentPath, file.name);
    if (file.isFile() && !left.test(path)) files.push(path);
  }
  return files;
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
