import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleSizes } from '../../packages/server/src/vite/index.ts';
import { built } from './built-files.ts';

/** Bytes before minifying, by package, and by folder for our own. */
export type Parts = Readonly<Record<string, number>>;

/** The parts of the first load when its budget was last set; `keep-parts.ts` writes them. */
export const keptFile = join(import.meta.dirname, 'first-load.json');

export function keptParts(): Parts {
  return JSON.parse(readFileSync(keptFile, 'utf8')) as Parts;
}

/** Returns the modules in the given files of the build. */
export function partsOf(files: readonly string[]): Parts {
  const sizes = JSON.parse(readFileSync(join(built, '.vite/modules.json'), 'utf8')) as ModuleSizes;
  const parts: Record<string, number> = {};
  for (const [module, bytes] of files.flatMap((file) => Object.entries(sizes[file] ?? {}))) {
    const part = partOf(module);
    parts[part] = (parts[part] ?? 0) + bytes;
  }
  return Object.fromEntries(Object.entries(parts).sort(([a], [b]) => a.localeCompare(b)));
}

/** `react-dom` of a dependency, `ui/components/button` of ours. */
function partOf(module: string): string {
  const dependency = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];
  if (dependency !== undefined) return dependency;
  const [, name, folders = ''] = /packages\/([^/]+)\/src\/(.*)$/.exec(module) ?? [];
  if (name === undefined) return 'application';
  return [name, ...folders.split('/').slice(0, -1)].slice(0, 3).join('/');
}

/** Returns a line for each part that has grown, the largest growth first. */
export function growth(now: Parts, before: Parts): string {
  const grown = Object.entries(now)
    .map(([part, bytes]) => [part, bytes - (before[part] ?? 0)] as const)
    .filter(([, more]) => more > 50)
    .sort(([, a], [, b]) => b - a);
  const lines = grown.map(([part, more]) => `${(more / 1000).toFixed(1).padStart(7)} kB  ${part}`);
  return ['Grown since the budget was set, before minifying and compressing:', ...lines].join('\n');
}
