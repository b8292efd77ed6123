import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from './content-hash.ts';

/** What a kept snapshot also depends on beside what a caller names: the versions, and our SQL. */
const ownInputs = [
  join(import.meta.dirname, '../../package.json'),
  join(import.meta.dirname, '../backend'),
];
const prefix = 'snapshot-';

export interface Snapshot {
  /** Of all that it was made from. */
  readonly hash: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Snapshots kept in a folder by the hash of what they are made from; the one before is removed
 * when another is made.
 */
export function snapshotCache(
  folder: string,
  inputs: readonly string[],
  make: () => Promise<Blob>,
): () => Promise<Snapshot> {
  let making: Promise<Snapshot> | undefined;

  const load = async (): Promise<Snapshot> => {
    const hash = await contentHash([...ownInputs, ...inputs]);
    const file = join(folder, `${prefix}${hash}.tar.gz`);
    if (existsSync(file)) return { hash, bytes: await readFile(file) };
    const bytes = new Uint8Array(await (await make()).arrayBuffer());
    await keep(folder, file, bytes);
    return { hash, bytes };
  };
  // Two pages that ask at once wait for one.
  return () => (making ??= load().finally(() => (making = undefined)));
}

/** Written beside and moved in place, so that another process never reads half of it. */
async function keep(folder: string, file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const older = (await readdir(folder)).filter((name) => name.startsWith(prefix));
  const beside = join(folder, `${process.pid}-${Date.now()}`);
  await writeFile(beside, bytes);
  await rename(beside, file);
  await Promise.all(older.map((name) => rm(join(folder, name), { force: true })));
}
