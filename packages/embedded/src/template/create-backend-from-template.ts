import { createHash } from 'node:crypto';
import { existsSync, openAsBlob, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Backend, type BackendOptions, createBackend } from '../backend/index.ts';

const cache = join(import.meta.dirname, '../../../../node_modules/.cache/ninefold');

/**
 * Creates a backend in Node.js. An empty one starts from a snapshot in `node_modules/.cache/ninefold`,
 * because creating a database cluster takes seconds.
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

/** Changes with everything that an empty backend consists of: the versions, and our SQL. */
function fingerprint(): string {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(import.meta.dirname, '../../package.json')));
  hash.update(readFileSync(join(import.meta.dirname, '../postgres/connection.ts')));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Keeps a snapshot as a plain tar, because unpacking takes a fifth of a start. It is written to a
 * temporary file and renamed, so that nobody reads half of it.
 */
async function keep(file: string, snapshot: Blob): Promise<void> {
  await mkdir(cache, { recursive: true });
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, gunzipSync(await snapshot.arrayBuffer()));
  await rename(temporary, file);
}
