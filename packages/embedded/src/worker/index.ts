/** A backend in a thread of its own, which no statement can hold for ever. */
export { createBackendInWorker, type WorkerOptions } from './create-backend-in-worker.ts';
