import { existsSync, readdirSync } from 'node:fs';
import { type Backend, type BackendOptions, createBackend } from '../backend/index.ts';
import { cachedTemplate, newCluster } from './templates.ts';

/** An empty backend in memory. */
const blankBackend = cachedTemplate('blank', async () => {
  const blank = await createBackend({ extensions: [], snapshot: await newCluster() });
  const snapshot = await blank.snapshot();
  await blank.close();
  return snapshot;
});

/** Creates a backend in Node.js: an empty one from a cached snapshot, which saves seconds. */
export async function createBackendFromTemplate(options: BackendOptions = {}): Promise<Backend> {
  if (options.snapshot || (options.folder && holdsFiles(options.folder))) {
    return createBackend(options);
  }
  const template = options.folder === undefined ? blankBackend : newCluster;
  return createBackend({ ...options, snapshot: await template() });
}

function holdsFiles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}
