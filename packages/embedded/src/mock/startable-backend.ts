import type { Backend } from '../backend/backend.ts';

/** What answers requests: a backend, or one that can be reset. */
export type AnsweringBackend = Pick<Backend, 'fetch'>;

/** A backend, or how to start it: asked for at each request, so that the first one begins it. */
export type StartableBackend = AnsweringBackend | (() => Promise<AnsweringBackend>);

export async function startedBackend(backend: StartableBackend): Promise<AnsweringBackend> {
  return typeof backend === 'function' ? backend() : backend;
}
