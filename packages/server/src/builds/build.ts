import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { glob, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { UsageError } from '../errors/index.ts';
import type { Reporter } from '../reporter/index.ts';
import { stateFolder } from '../workspace/index.ts';

/**
 * Returns the folder of an application that is built from its sources as they are now. Each state of them has its
 * own, so that one that another `start` serves stays whole.
 */
export async function builtFolder(application: string): Promise<string> {
  const hash = (await hashOfSources(application)).slice(0, 12);
  return join(stateFolder(), 'built', `${basename(application)}-${hash}`);
}

/** Builds the application that `start` serves unless its sources have been built. Returns its folder. */
export async function buildWhereNeeded(application: string, reporter: Reporter): Promise<string> {
  const folder = await builtFolder(application);
  if (!existsSync(folder)) {
    reporter.step('Building the application (its sources are new, or have changed)');
    await buildInProcess(application, folder);
  }
  await utimes(folder, new Date(), new Date());
  await removeUnused(dirname(folder));
  return folder;
}

/** A build takes a gigabyte of memory, which only the end of its process gives back. */
async function buildInProcess(application: string, folder: string): Promise<void> {
  const file = import.meta.url.endsWith('.ts') ? 'build-process.ts' : 'build-process.js';
  const child = fork(new URL(file, import.meta.url), [application, folder], {
    execArgv: [],
    // Standard output may be read by a program.
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) {
    throw new UsageError(
      `The application ${application} could not be built. The lines above say why.`,
    );
  }
}

/** Builds an application beside its folder, which is there once it is whole. */
export async function buildInto(application: string, folder: string): Promise<void> {
  const beside = `${folder}.${process.pid}`;
  await buildApplication(application, { folder: beside });
  await compressAssets(beside);
  try {
    await rename(beside, folder);
  } catch (error) {
    // Another process has built the same meanwhile.
    await rm(beside, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/** In milliseconds: a month. */
const longestUnused = 30 * 24 * 60 * 60_000;

async function removeUnused(builds: string): Promise<void> {
  for (const name of await readdir(builds)) {
    const path = join(builds, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > longestUnused) await rm(path, { recursive: true, force: true });
  }
}

interface BuildOutput {
  /** Emptied first. */
  readonly folder: string;
  /** Path of the application on its host, with a slash at both ends. Default: `/`. */
  readonly base?: string;
}

/** Builds an application with its `vite.config.ts`. */
export async function buildApplication(
  application: string,
  { folder, base }: BuildOutput,
): Promise<void> {
  // Vitest and development set another value, which makes a larger build.
  process.env['NODE_ENV'] = 'production';
  const { build } = await import('vite');
  await build({ root: application, base, logLevel: 'warn', build: { outDir: folder } });
}

/** Hashes all sources of the built application, and the file that says which versions of packages are installed. */
async function hashOfSources(application: string): Promise<string> {
  const files = new Set([
    ...(await filesIn(application, ['**/*'])),
    ...(await filesIn(process.cwd(), [
      '{pnpm-lock.yaml,package-lock.json,yarn.lock,bun.lock,bun.lockb}',
      'packages/*/package.json',
      'packages/*/src/**/*.{ts,tsx,css,json}',
    ])),
  ]);
  const hash = createHash('sha256');
  for (const file of [...files].sort()) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

const excludedFolder = /^(?:node_modules|dist.*|supabase|seed|testing|stories)$/;
const excludedFile = /\.(?:test|stories)\.tsx?$/;

async function filesIn(folder: string, patterns: readonly string[]): Promise<readonly string[]> {
  const files: string[] = [];
  const found = glob([...patterns], {
    cwd: folder,
    withFileTypes: true,
    // Neither walks an excluded folder, which may hold all packages that are installed.
    exclude: (entry) => (entry.isDirectory() ? excludedFolder : excludedFile).test(entry.name),
  });
  for await (const file of found) {
    if (file.isFile()) files.push(join(file.parentPath, file.name));
  }
  return files;
}

/** Compresses files once, instead of at every request. */
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
