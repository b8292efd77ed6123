import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtFolder } from '../../packages/server/src/builds/build.ts';

/** The folder of the application that the suite `build` has built. */
export const built = await builtFolder(join(import.meta.dirname, '../../apps/web'));

interface ManifestEntry {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  ManifestEntry
>;

/** The files that the page itself names: its script, and those loaded beside it. */
export function scriptsOfPage(): readonly string[] {
  const page = readFileSync(join(built, 'index.html'), 'utf8');
  const files = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);
  const modules = Object.keys(manifest).filter((module) => files.includes(manifest[module]?.file));
  if (modules.length === 0) throw new Error('The built page has no script.');
  return modules;
}

/** The manifest's name of a file that holds a screen (see `applicationConfig`). */
export function fileOf(screen: string): string {
  const found = Object.keys(manifest).find((module) => manifest[module]?.name === screen);
  if (found === undefined) throw new Error(`The build has no file named "${screen}".`);
  return found;
}

/** Gzipped bytes of the files of these modules and of everything that they import. */
export function gzippedSizes(...modules: readonly string[]): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  const visit = (module: string) => {
    const entry = manifest[module];
    if (entry === undefined) throw new Error(`The build has no module ${module}.`);
    if (sizes.has(entry.file)) return;
    sizes.set(entry.file, gzipSync(readFileSync(join(built, entry.file))).length);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  for (const module of modules) visit(module);
  return sizes;
}
