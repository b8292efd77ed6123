/** Changes a record, and never takes its own change for another person's. */
export { changeMessages } from './messages.ts';
export { mergeChange, type MergedChange } from './merge-change.ts';
export { isOwnChange } from './own-change.ts';
export { readUnchanged } from './read-unchanged.ts';
export { recordChange } from './record-change.ts';
export { WrittenEarlier } from '../transaction/index.ts';
