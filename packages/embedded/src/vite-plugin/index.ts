/** Lets a page run the embedded backend: see `@ninefold/embedded/browser`. */
export { embeddedBackend, type EmbeddedBackendOptions } from './embedded-backend.ts';
