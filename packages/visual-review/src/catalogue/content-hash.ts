import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { VisualProject } from '../project.ts';

const skipped = new Set(['node_modules', 'dist', '.git']);

/** What the catalogue is made from, as one name: any change of a file or its path gives another. */
export async function catalogueHash({ root, inputs }: VisualProject): Promise<string> {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of await filesOf(join(root, input))) {
      hash
        .update(`${relative(root, file)}\n`)
        .update(await readFile(file))
        .update('\n');
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function filesOf(path: string): Promise<readonly string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const nested = await Promise.all(
    entries
      .filter(({ name }) => !skipped.has(name))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map(async (entry) => {
        const file = join(path, entry.name);
        if (entry.isDirectory()) return filesOf(file);
        return entry.isFile() ? [file] : [];
      }),
  );
  return nested.flat();
}
