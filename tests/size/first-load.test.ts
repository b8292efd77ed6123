/**
 * The files that a browser loads before it shows the first list: the entry, the declaration and what
 * applies it, and the list's own screen, with everything that they import, gzipped. Peers with the same
 * five tables load 409 kB (react-admin with ra-supabase) and 595 kB (refine
 * with antd); 190 kB is aimed at.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtFolder } from '../../packages/server/src/builds/build.ts';

const built = builtFolder(join(import.meta.dirname, '../../apps/web'));

/** In bytes, as a kilobyte is counted by those who publish sizes. */
const budget = 254_600;

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
function scriptsOfPage(): readonly string[] {
  const page = readFileSync(join(built, 'index.html'), 'utf8');
  const files = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);
  const modules = Object.keys(manifest).filter((module) => files.includes(manifest[module]?.file));
  if (modules.length === 0) throw new Error('The built page has no script.');
  return modules;
}

/** The manifest's name of a file that holds a screen (see `applicationConfig`). */
function fileOf(screen: string): string {
  const found = Object.keys(manifest).find((module) => manifest[module]?.name === screen);
  if (found === undefined) throw new Error(`The build has no file named "${screen}".`);
  return found;
}

function gzippedSizes(...modules: readonly string[]): ReadonlyMap<string, number> {
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

const total = (sizes: ReadonlyMap<string, number>) =>
  [...sizes.values()].reduce((sum, size) => sum + size, 0);

test('the first load of a list stays within its budget', () => {
  const sizes = gzippedSizes(...scriptsOfPage(), fileOf('list'));
  const rows = [...sizes].sort(([, a], [, b]) => b - a);
  for (const [file, size] of rows)
    console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${file}`);
  console.log(`${(total(sizes) / 1000).toFixed(1).padStart(7)} kB  first load of a list, gzipped`);
  expect(total(sizes)).toBeLessThanOrEqual(budget);
});

test('forms, and the date and relation pickers in them, are not in the first load of a list', () => {
  const list = gzippedSizes(...scriptsOfPage(), fileOf('list'));
  const form = gzippedSizes(fileOf('form'));
  const own = [...form.keys()].filter((file) => !list.has(file));
  expect(own.length).toBeGreaterThan(0);
});
