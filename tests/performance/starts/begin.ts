/**
 * Runs as a separate process: starts an embedded backend in the way that is named, has it answer a
 * request, says so, and waits for its end.
 */
import { openAsBlob } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { createBackend, openDataFolder, type Backend } from '@ninefold/embedded';
import { createBackend as createFromNothing } from '../../../packages/embedded/src/backend/index.ts';

const [way, path = ''] = process.argv.slice(2);

async function begin(): Promise<Backend> {
  if (way === 'nothing') return createFromNothing();
  if (way === 'template') return createBackend();
  if (way === 'snapshot') return createBackend({ snapshot: await openAsBlob(path) });
  if (way === 'folder') return (await openDataFolder(path)).openBackend();
  throw new Error(`There is no way to start named ${way}.`);
}

const backend = await begin();
const { publishableKey: apikey } = backend;
const response = await backend.clientFetch('http://backend.test/rest/v1/', { headers: { apikey } });
await response.text();
const signedOut = await backend.query('select current_user');
if (signedOut.rows.length !== 1) throw new Error('The database does not answer.');
flushCompileCache();
process.stdout.write('answered\n');
setInterval(() => undefined, 60_000);
