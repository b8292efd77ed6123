import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const skippedNames = new Set(['node_modules', 'dist', '.git']);

/** Hashes the paths and contents of files and folders, without folders after `!`. */
export async function hashFiles(root: string, paths: readonly string[]): Promise<string> {
  const skipped = new Set(
    paths.filter((path) => path.startsWith('!')).map((path) => join(root, path.slice(1))),
  );
  const hash = createHash('sha256');
  for (const path of paths.filter((path) => !path.startsWith('!'))) {
    for (const file of await filesIn(join(root, path), skipped)) {
      hash
        .update(`${relative(root, file)}\n`)
        .update(await readFile(file))
        .update('\n');
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function filesIn(path: string, skipped: ReadonlySet<string>): Promise<readonly string[]> {
  const found = await lstat(path);
  if (!found.isDirectory()) return found.isFile() ? [path] : [];
  const names = (await readdir(path)).filter((name) => !skippedNames.has(name)).toSorted();
  const paths = names.map((name) => join(path, name)).filter((path) => !skipped.has(path));
  return (await Promise.all(paths.map((path) => filesIn(path, skipped)))).flat();
}
