import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Backend, type BackendOptions, createBackend } from '../backend/index.ts';
import { snapshotCache } from '../snapshot-cache/index.ts';

const cache = join(import.meta.dirname, '../../../../node_modules/.cache/ninefold');

/** An empty database, not compressed, because unpacking would take a fifth of a start. */
const template = snapshotCache(cache, 'blank', [], async () => {
  const blank = await createBackend({ extensions: [] });
  const snapshot = await blank.snapshot();
  await blank.close();
  return gunzipSync(await snapshot.arrayBuffer());
});

/** Creates a backend in Node.js: an empty one from a cached snapshot, which saves seconds. */
export async function createBackendFromTemplate(options: BackendOptions = {}): Promise<Backend> {
  if (options.snapshot || (options.folder && holdsFiles(options.folder))) {
    return createBackend(options);
  }
  const { file } = await template();
  // Read at once: a file that another process writes again meanwhile can't be read from `openAsBlob`.
  return createBackend({ ...options, snapshot: new Blob([await readFile(file)]) });
}

function holdsFiles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}
