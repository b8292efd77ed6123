/** Lets a page run the embedded backend: see `@ninefold/data/local/browser`. */
export { embeddedBackend, type EmbeddedBackendOptions } from './embedded-backend.ts';
