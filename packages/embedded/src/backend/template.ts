import { createHash } from 'node:crypto';
import { existsSync, openAsBlob, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Backend, BackendOptions } from './backend.ts';
import { createBackend } from './create-backend.ts';

const cache = join(import.meta.dirname, '../../../../node_modules/.cache/ninefold');

/**
 * `createBackend` for Node: an empty backend is begun from a snapshot of one that was made before,
 * kept in `node_modules/.cache/ninefold`, because making a database cluster takes seconds.
 */
export async function createBackendFromTemplate(options: BackendOptions = {}): Promise<Backend> {
  if (options.snapshot || (options.folder && holdsFiles(options.folder))) {
    return createBackend(options);
  }
  const file = join(cache, `blank-${fingerprint()}.tar`);
  if (existsSync(file)) {
    return createBackend({ ...options, snapshot: await openAsBlob(file) });
  }
  const blank = await createBackend({ extensions: [] });
  const snapshot = await blank.snapshot();
  await blank.close();
  await keep(file, snapshot);
  return createBackend({ ...options, snapshot });
}

function holdsFiles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

/** Changes with whatever decides what an empty backend is made of: the versions, and our SQL. */
function fingerprint(): string {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(import.meta.dirname, '../../package.json')));
  hash.update(readFileSync(join(import.meta.dirname, 'connection.ts')));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Kept as a plain tar, because unpacking takes a fifth of the time that a start takes. Written beside
 * and moved in place, so that nobody ever reads half of it.
 */
async function keep(file: string, snapshot: Blob): Promise<void> {
  await mkdir(cache, { recursive: true });
  const beside = `${file}.${process.pid}`;
  await writeFile(beside, gunzipSync(await snapshot.arrayBuffer()));
  await rename(beside, file);
}
