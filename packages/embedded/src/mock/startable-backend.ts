import type { Backend } from '../backend/index.ts';

/** A backend, or one that can be reset. */
export type AnsweringBackend = Pick<Backend, 'fetch'>;

/** A backend, or a function that starts it, which is called at each request. */
export type StartableBackend = AnsweringBackend | (() => Promise<AnsweringBackend>);

/** Returns the backend, starting it if needed. */
export async function startedBackend(backend: StartableBackend): Promise<AnsweringBackend> {
  return typeof backend === 'function' ? backend() : backend;
}
