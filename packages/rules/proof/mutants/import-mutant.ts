import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import type * as Expressions from '../../src/expressions/index.ts';
import type { Mutant } from './list.ts';

const folder = new URL('../../src/expressions/', import.meta.url);

/** Returns the mutants whose text is not in its file once: the list is older than the compiler. */
export function outdated(mutants: readonly Mutant[]): readonly Mutant[] {
  return mutants.filter(([name, from]) => sourceOf(name).split(from).length !== 2);
}

const sources = new Map<string, string>();

export function sourceOf(name: string): string {
  const source = sources.get(name) ?? readFileSync(new URL(name, folder), 'utf8');
  sources.set(name, source);
  return source;
}

/** Imports the compiler with a mistake in it, beside the one without. */
export async function importMutant([name, from, to]: Mutant, number: number) {
  const mistaken = sourceOf(name).replace(from, () => to);
  const file = new URL(name, folder);
  const query = `?mutant=${number}`;
  const hooks = registerHooks({
    // Each mutant imports its own copy of the folder's modules, under other addresses.
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      const isOurs = resolved.url.startsWith(folder.href) && context.parentURL?.endsWith(query);
      return isOurs ? { ...resolved, url: resolved.url.split('?')[0] + query } : resolved;
    },
    load(url, context, next) {
      const loaded = next(url, context);
      return url === file.href + query ? { ...loaded, source: mistaken } : loaded;
    },
  });
  try {
    const index = new URL(`index.ts${query}`, folder);
    return ((await import(index.href)) as typeof Expressions).compileExpression;
  } finally {
    hooks.deregister();
  }
}
