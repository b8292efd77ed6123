import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const isSource = /\.[cm]?[jt]sx?$/;

/** Folders that hold what others have written, or what is made from sources. */
const isForeign = /^(\..*|node_modules|dist|build|coverage|storybook-static)$/;

/** Returns the paths of a team's sources and of its `package.json` files, in the order of their names. */
export async function teamFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return isForeign.test(entry.name) ? [] : teamFiles(path);
      return entry.isFile() && (isSource.test(entry.name) || entry.name === 'package.json')
        ? [path]
        : [];
    }),
  );
  return found.flat().toSorted();
}
