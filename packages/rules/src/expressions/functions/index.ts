/** Compiles functions, a file for each kind of argument. */
export { called } from './functions.ts';
