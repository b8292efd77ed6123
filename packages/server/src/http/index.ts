/** The HTTP server on one port of this machine. */
export { type Handler, serveFiles } from './serve-files.ts';
export { listen, serve } from './server.ts';
