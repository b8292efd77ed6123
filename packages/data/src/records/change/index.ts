/** Changes a record, and never takes its own change for another person's. */
export { findHolding } from './find-holding.ts';
export { changeMessages } from './messages.ts';
export { readUnchanged } from './read-unchanged.ts';
export { recordChange } from './record-change.ts';
