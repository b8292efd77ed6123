import type { Backend } from '../backend/backend.ts';

export type { Backend, NewAccount, QueryResult } from '../backend/backend.ts';
export { backendHandlers } from '../mock/handlers.ts';

/** The backend of a page, shared by its stories. */
export interface BrowserBackend extends Backend {
  /** Puts the data back to the snapshot's. Sessions that were open are gone. */
  reset(): Promise<void>;
}

/**
 * The page's one backend, begun at the first call from the snapshot that the Vite plugin
 * `embeddedBackend` emits. Nothing of it is loaded before the first call.
 */
export async function startBrowserBackend(): Promise<BrowserBackend> {
  throw new Error('The browser backend is not assembled yet.');
}
