import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from './content-hash.ts';

/** Inputs of every snapshot: the versions, and our SQL. */
const ownInputs = [
  join(import.meta.dirname, '../../package.json'),
  join(import.meta.dirname, '../backend'),
  join(import.meta.dirname, '../postgres'),
];
const prefix = 'snapshot-';

export interface Snapshot {
  /** Hash of its inputs. */
  readonly hash: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Caches a snapshot in a folder by the hash of its inputs, and deletes older ones.
 *
 * @returns a function that loads the snapshot, or creates it.
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
  // Two pages that request it at the same time share one.
  return () => (making ??= load().finally(() => (making = undefined)));
}

/** Writes a temporary file and renames it, so that another process never reads half of it. */
async function keep(folder: string, file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const older = (await readdir(folder)).filter((name) => name.startsWith(prefix));
  const temporary = join(folder, `${process.pid}-${Date.now()}`);
  await writeFile(temporary, bytes);
  await rename(temporary, file);
  await Promise.all(older.map((name) => rm(join(folder, name), { force: true })));
}
