import type { Backend } from '../backend/backend.ts';

/** A backend, or how to start it: asked for at each request, so that the first one begins it. */
export type StartableBackend = Backend | (() => Promise<Backend>);

export async function startedBackend(backend: StartableBackend): Promise<Backend> {
  return typeof backend === 'function' ? backend() : backend;
}
