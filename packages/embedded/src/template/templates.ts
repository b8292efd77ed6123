import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { snapshotCache } from '../snapshot-cache/index.ts';

const cache = join(import.meta.dirname, '../../../../node_modules/.cache/ninefold');

/** Keeps a snapshot in the workspace, where other processes find it. */
export function cachedTemplate(name: string, create: () => Promise<Blob>): () => Promise<Blob> {
  const find = snapshotCache(cache, name, [], async () => {
    const snapshot = await create();
    return new Uint8Array(await snapshot.arrayBuffer());
  });
  return async () => {
    const { file } = await find();
    // Read at once: a file that another process writes again meanwhile can't be read from `openAsBlob`.
    return new Blob([await readFile(file)]);
  };
}

/** A new cluster, as Postgres creates it. */
export const newCluster = cachedTemplate('cluster', async () => {
  const postgres = await PGlite.create();
  const snapshot = await postgres.dumpDataDir('gzip');
  await postgres.close();
  return snapshot;
});
