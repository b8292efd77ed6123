import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { contentHash } from './content-hash.ts';

/** Inputs of every snapshot: the versions, and our SQL. */
const ownInputs = ['../../package.json', '../backend', '../postgres'].map((path) =>
  join(import.meta.dirname, path),
);

export interface Snapshot {
  /** Hash of its inputs. */
  readonly hash: string;
  /** Absolute path. */
  readonly file: string;
}

/**
 * Caches a snapshot in a folder by the hash of its inputs, and deletes older ones.
 *
 * @param name Distinguishes it from other snapshots in the folder.
 */
export function snapshotCache(
  folder: string,
  name: string,
  inputs: readonly string[],
  create: () => Promise<Uint8Array>,
): () => Promise<Snapshot> {
  let pending: Promise<Snapshot> | undefined;

  const find = async (): Promise<Snapshot> => {
    const hash = await contentHash([...ownInputs, ...inputs]);
    const file = join(folder, `${name}-${hash}.tar`);
    if (!existsSync(file)) await keep(folder, name, file, await create());
    return { hash, file };
  };
  // Two pages that request it at the same time share one.
  return () => (pending ??= find().finally(() => (pending = undefined)));
}

/** Writes a temporary file and renames it, so that another process never reads half of it. */
async function keep(folder: string, name: string, file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const older = (await readdir(folder)).filter(
    // Another process may have created the same snapshot meanwhile.
    (each) => each.startsWith(`${name}-`) && each !== basename(file),
  );
  const temporary = join(folder, `${randomUUID()}.part`);
  await writeFile(temporary, bytes);
  await rename(temporary, file);
  await Promise.all(older.map((each) => rm(join(folder, each), { force: true })));
}
