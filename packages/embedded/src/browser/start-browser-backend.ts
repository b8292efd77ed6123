import { type ResettableBackend, resettableBackend } from '../mock/resettable-backend.ts';

/** The backend of a page, shared by its stories. */
export type BrowserBackend = ResettableBackend;

let started: Promise<BrowserBackend> | undefined;

/**
 * The page's one backend, begun at the first call from the snapshot that the Vite plugin
 * `embeddedBackend` makes. Nothing of it is loaded before.
 *
 * @throws {Error} where the snapshot cannot be fetched, with what the server says of it. The next
 * call tries again.
 */
export function startBrowserBackend(): Promise<BrowserBackend> {
  started ??= start().catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}

async function start(): Promise<BrowserBackend> {
  // @supabase/lite reads `process.env`, which a page does not have.
  (globalThis as { process?: unknown }).process ??= { env: {} };
  const [{ createBackend }, { url, options }] = await Promise.all([
    import('../backend/create-backend.ts'),
    import('virtual:ninefold/snapshot'),
  ]);
  const snapshot = await fetchSnapshot(url);
  return resettableBackend(() => createBackend({ extensions: [], ...options, snapshot }));
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
