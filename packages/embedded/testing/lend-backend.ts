import { type Backend, type BackendOptions, createBackend } from '../src/index.ts';
import { lend } from './lend.ts';

/** Lends backends that `open` has opened. */
export function lendBackends(open: () => Promise<Backend>): () => Promise<Backend> {
  return lend(open, (backend) => backend.remember());
}

/** Libraries of extensions that tests create: one that is loaded later could not be unloaded. */
const libraries = ['btree_gist', 'citext', 'pg_trgm'];

type Options = Omit<BackendOptions, 'folder' | 'snapshot'>;

async function openBackend(options: Options): Promise<Backend> {
  const backend = await createBackend(options);
  await backend.exec(libraries.map((name) => `load '$libdir/${name}'`).join(';'));
  return backend;
}

const lenders = new Map<string, () => Promise<Backend>>();

/** Lends an empty backend. Those that differ only in their schemas share a database. */
export async function lendBackend({
  schemas = ['public'],
  ...options
}: Options = {}): Promise<Backend> {
  const key = JSON.stringify(options);
  const lender = lenders.get(key) ?? lendBackends(() => openBackend(options));
  lenders.set(key, lender);
  const backend = await lender();
  backend.exposeSchemas(schemas);
  return backend;
}
