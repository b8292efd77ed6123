export { embeddedBackend, type EmbeddedBackendOptions } from './embedded-backend.ts';
