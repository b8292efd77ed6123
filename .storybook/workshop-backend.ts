import { embeddedBackend } from '@ninefold/embedded/vite-plugin';
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PluginOption } from 'vite';

const root = join(import.meta.dirname, '..');
const example = join(root, 'apps/workshop');
const script = join(import.meta.dirname, 'workshop-snapshot.ts');

/** Gives stories the example's database: see apps/workshop/stories. */
export function workshopBackend(): PluginOption {
  return embeddedBackend({
    snapshot: makeSnapshot,
    inputs: [
      script,
      ...['accounts.ts', 'load.ts', 'seed', 'supabase'].map((name) => join(example, name)),
      join(example, 'stories/story-moment.ts'),
      join(root, 'packages/specification/src/catalog/sql'),
    ],
    backend: { extensions: ['btree_gist'] },
    // Each story begins with both: the plan, and what a connection caches of the catalog, are made once a page.
    warmUp:
      "select ninefold_specification(overview => true, at_most => 1), ninefold_specification(entities => array['work_order'])",
  });
}

/** In a separate thread with its own clock, whose memory is freed afterwards. */
async function makeSnapshot(): Promise<Blob> {
  const worker = new Worker(script);
  try {
    const [bytes] = (await once(worker, 'message')) as [Uint8Array<ArrayBuffer>];
    return new Blob([bytes]);
  } finally {
    await worker.terminate();
  }
}
