import module from 'node:module';
import { statSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A team's module, with the files of its folder that it imports. */
interface Imported {
  readonly version: number;
  /** When each was last changed, in milliseconds, by its path. */
  readonly files: Map<string, number>;
  readonly content: Promise<unknown>;
}

const imports = new Map<string, Imported>();

/** By the address of a module: the files that it was imported with, and their folder. */
const importers = new Map<
  string,
  { readonly folder: string; readonly imported: Omit<Imported, 'content'> }
>();

let hasHooks = false;

/**
 * Imports a module, and imports it again if one of its files has changed. Node.js caches modules by URL, so each
 * version has its own.
 *
 * @param file Absolute.
 */
export async function importCurrent(
  file: string,
): Promise<{ readonly content: unknown; readonly version: number }> {
  followImports();
  let known = imports.get(file);
  if (known === undefined || [...known.files].some(([path, time]) => changedAt(path) !== time)) {
    const version = known === undefined ? 0 : known.version + 1;
    const files = new Map([[file, changedAt(file)]]);
    const url = versioned(pathToFileURL(file), version);
    importers.set(url, { folder: dirname(file) + sep, imported: { version, files } });
    known = { version, files, content: import(url) };
    imports.set(file, known);
  }
  try {
    return { content: await known.content, version: known.version };
  } catch (error) {
    // A file that could not be found may be there the next time.
    known.files.set(file, Number.NaN);
    throw error;
  }
}

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function versioned(url: URL, version: number): string {
  if (version > 0) url.searchParams.set('version', String(version));
  return url.href;
}

/** Before Node.js 22.15, only changes of the module itself are seen. */
function followImports(): void {
  if (hasHooks || module.registerHooks === undefined) return;
  hasHooks = true;
  module.registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      const importer = importers.get(context.parentURL ?? '');
      if (importer === undefined || !resolved.url.startsWith('file:')) return resolved;
      const { folder, imported } = importer;
      const url = new URL(resolved.url);
      const path = fileURLToPath(url);
      if (!path.startsWith(folder) || path.includes(`${sep}node_modules${sep}`)) return resolved;
      imported.files.set(path, changedAt(path));
      const href = versioned(url, imported.version);
      importers.set(href, importer);
      return { ...resolved, url: href };
    },
  });
}
