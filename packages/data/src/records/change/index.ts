/** Changes a record, and never takes its own change for another person's. */
export { readUnchanged } from './read-unchanged.ts';
export { recordChange } from './record-change.ts';
