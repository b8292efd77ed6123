import type { Backend, BackendOptions } from './backend.ts';

/** Starts an embedded Postgres with Supabase's protocols over it. */
export async function createBackend(_options: BackendOptions = {}): Promise<Backend> {
  throw new Error('The embedded backend is not assembled yet.');
}
