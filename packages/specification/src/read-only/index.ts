export { readOnlyOf } from './read-only-of.ts';
