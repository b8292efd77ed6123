import { createHash, type Hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Hashes the contents of files, and the names and contents of all files below folders. The location of
 * the checkout doesn't count, so that the hash is the same on another machine.
 */
export async function contentHash(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    if ((await stat(path)).isDirectory()) await addFolder(hash, path);
    else hash.update(await readFile(path)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

async function addFolder(hash: Hash, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    hash
      .update(`${file.slice(folder.length)}\0`)
      .update(await readFile(file))
      .update('\0');
  }
}
