import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The imports between modules of a build. Paths start at the root of the project. */
export type ModuleGraph = ReturnType<typeof moduleGraph>;

/** The part of Storybook's `preview-stats.json` that is read. */
interface BuildStats {
  readonly modules: readonly {
    readonly name: string;
    readonly reasons?: readonly { readonly moduleName: string }[];
  }[];
}

export async function readModuleGraph(catalogueFolder: string): Promise<ModuleGraph> {
  const stats = await readFile(join(catalogueFolder, 'preview-stats.json'), 'utf8');
  return moduleGraph(JSON.parse(stats) as BuildStats);
}

export function moduleGraph({ modules }: BuildStats) {
  const importers = new Map<string, Set<string>>();
  for (const { name, reasons = [] } of modules) {
    const file = fileOf(name);
    const known = importers.get(file) ?? new Set();
    importers.set(file, known);
    for (const { moduleName } of reasons) known.add(fileOf(moduleName));
  }
  return {
    has: (file: string) => importers.has(file),
    /** Returns the file and everything that imports it, directly or not. */
    dependentsOf(file: string): ReadonlySet<string> {
      const found = new Set([file]);
      // A set that grows while it is iterated over goes on to its new elements.
      for (const each of found)
        for (const importer of importers.get(each) ?? []) found.add(importer);
      return found;
    },
  };
}

/** Returns `packages/…` for `./packages/…?raw`. */
function fileOf(name: string): string {
  return name.replace(/^\.\//, '').replace(/\?.*/s, '');
}
