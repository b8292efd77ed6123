import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDataClient, type DataClient } from '@ninefold/data/client';
import { createBackend, type Backend } from '@ninefold/embedded';
import { lendBackends } from '../../../packages/embedded/testing/index.ts';
import { workshopAccounts, type WorkshopRole } from '../accounts.ts';
import { builtOnce } from './built-once.ts';
import { loadWorkshop, workshopSchemas } from '../load.ts';

/** A Friday morning in winter time: 10:00 in Berlin. */
export const testMoment = new Date('2026-11-20T09:00:00Z');

const example = join(import.meta.dirname, '..');
const repository = join(example, '../..');
const cache = join(repository, 'node_modules/.cache/ninefold');

/** Changes with everything that decides what is loaded. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const files = [
    ...globSync('{*.ts,seed/**/*.ts,supabase/schemas/*.sql}', { cwd: example }),
    ...globSync('packages/embedded/src/{backend,postgres}/*.ts', { cwd: repository }),
    'packages/embedded/package.json',
  ].map((file) => (existsSync(join(example, file)) ? join(example, file) : join(repository, file)));
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Returns a new backend with the example's data. */
export const loadedWorkshop = lendBackends(openWorkshop);

/**
 * Opens a backend that holds the example. Loading it takes seconds, so that it is kept as a snapshot
 * until something that decides what is loaded changes.
 */
async function openWorkshop(): Promise<Backend> {
  const file = join(cache, `workshop-${fingerprint()}.tar.gz`);
  await builtOnce(file, async () => {
    const backend = await createBackend({ schemas: workshopSchemas });
    try {
      await loadWorkshop(backend, { now: testMoment });
      return await backend.snapshot();
    } finally {
      await backend.close();
    }
  });
  return createBackend({ schemas: workshopSchemas, snapshot: new Blob([await readFile(file)]) });
}

/** Returns a client before anybody has signed in. */
export function dataClient(backend: Backend) {
  return createDataClient({
    url: 'http://workshop.test',
    publishableKey: backend.publishableKey,
    fetch: backend.clientFetch,
  });
}

/** Returns supabase-js before anybody has signed in. */
export function visitor(backend: Backend) {
  return dataClient(backend).supabase;
}

export type Client = ReturnType<typeof visitor>;

/** supabase-js with the demonstration account of that role signed in by its password. */
export async function signedIn(backend: Backend, role: WorkshopRole): Promise<Client> {
  const client = dataClient(backend);
  await signIn(client, role);
  return client.supabase;
}

/** Signs the demonstration account of that role in by its password. */
export async function signIn(
  { auth }: Pick<DataClient, 'auth'>,
  role: WorkshopRole,
): Promise<void> {
  const account = workshopAccounts.find((one) => one.role === role);
  if (!account) throw new Error(`There is no demonstration account for ${role}.`);
  const { email, password } = account;
  const { error } = await (await auth()).signInWithPassword({ email, password });
  if (error) throw error;
}
