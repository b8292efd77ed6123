/** The specification as a server of the Model Context Protocol. */
export { serveMcp } from './serve.ts';
