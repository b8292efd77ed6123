import { embeddedBackend } from '@ninefold/data/local/vite-plugin';
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PluginOption } from 'vite';

const root = join(import.meta.dirname, '..');
const example = join(root, 'apps/web/examples/workshop');
const script = join(import.meta.dirname, 'workshop-snapshot.ts');

/** Gives stories the example's database: see apps/web/src/screens. */
export function workshopBackend(): PluginOption {
  return embeddedBackend({
    snapshot: makeSnapshot,
    inputs: [
      script,
      ...['accounts.ts', 'load.ts', 'seed', 'supabase'].map((name) => join(example, name)),
      join(root, 'apps/web/src/screens/story-moment.ts'),
      join(root, 'packages/data/src/discovery/sql'),
    ],
    backend: { extensions: ['btree_gist'] },
  });
}

/** In a thread of its own, with its own clock, whose memory is free again afterwards. */
async function makeSnapshot(): Promise<Blob> {
  const worker = new Worker(script);
  try {
    const [bytes] = (await once(worker, 'message')) as [Uint8Array<ArrayBuffer>];
    return new Blob([bytes]);
  } finally {
    await worker.terminate();
  }
}
