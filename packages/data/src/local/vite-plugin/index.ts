import type { PluginOption } from 'vite';

export interface EmbeddedBackendOptions {
  /** Makes the snapshot that `startBrowserBackend` begins from. Called only when it is not cached. */
  snapshot: () => Promise<Blob>;
  /** Files and folders whose content decides whether the cached snapshot still holds. */
  inputs: readonly string[];
}

/** Lets a page run the embedded backend: see `@ninefold/data/local/browser`. */
export function embeddedBackend(_options: EmbeddedBackendOptions): PluginOption[] {
  return [];
}
