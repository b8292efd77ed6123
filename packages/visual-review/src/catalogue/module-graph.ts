import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Who imports a module, straight or through others: from the bundler's own record of the build. */
export interface ModuleGraph {
  has(file: string): boolean;
  /** `file` and everything that needs it, paths from the root. */
  dependentsOf(file: string): ReadonlySet<string>;
}

/** The part of Storybook's `preview-stats.json` that is read here. */
interface BuildRecord {
  readonly modules: readonly {
    readonly name: string;
    readonly reasons?: readonly { readonly moduleName: string }[];
  }[];
}

export async function readModuleGraph(catalogueFolder: string): Promise<ModuleGraph> {
  const record = JSON.parse(
    await readFile(join(catalogueFolder, 'preview-stats.json'), 'utf8'),
  ) as BuildRecord;
  return moduleGraph(record);
}

export function moduleGraph({ modules }: BuildRecord): ModuleGraph {
  const importers = new Map<string, ReadonlySet<string>>();
  for (const { name, reasons = [] } of modules) {
    const before = importers.get(plain(name)) ?? new Set();
    importers.set(
      plain(name),
      new Set([...before, ...reasons.map(({ moduleName }) => plain(moduleName))]),
    );
  }
  return {
    has: (file) => importers.has(file),
    dependentsOf(file) {
      const found = new Set([file]);
      const waiting = [file];
      for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
        for (const importer of importers.get(at) ?? []) {
          if (found.has(importer)) continue;
          found.add(importer);
          waiting.push(importer);
        }
      }
      return found;
    },
  };
}

/** `./packages/…?raw` is the file `packages/…`. */
function plain(name: string): string {
  return name.replace(/^\.\//, '').replace(/\?.*$/, '');
}
