import { resettableBackend, type ResettableBackend } from '../mock/index.ts';

let started: Promise<ResettableBackend> | undefined;

/**
 * Returns the page's one backend. The first call starts it from the snapshot of the Vite plugin
 * `embeddedBackend`; before that, nothing of it is loaded.
 *
 * @throws {Error} if the snapshot can't be fetched, with the server's message. The next call tries
 * again.
 */
export function startBrowserBackend(): Promise<ResettableBackend> {
  started ??= start().catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}

async function start(): Promise<ResettableBackend> {
  // @supabase/lite reads `process.env`, which a page does not have.
  (globalThis as { process?: unknown }).process ??= { env: {} };
  const [{ createBackend }, { url, options, warmUp }] = await Promise.all([
    import('../backend/index.ts'),
    import('virtual:ninefold/snapshot'),
  ]);
  const snapshot = await fetchSnapshot(url);
  return resettableBackend(async () => {
    const backend = await createBackend({ extensions: [], ...options, snapshot });
    if (warmUp !== undefined) await backend.query(warmUp);
    return backend;
  });
}

async function fetchSnapshot(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(
      `The data that stories begin with could not be fetched from ${url}: ` +
        `${response.status} ${await response.text()}`,
    );
  }
  return new Blob([await response.arrayBuffer()], { type: 'application/gzip' });
}
