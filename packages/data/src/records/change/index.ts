/** Changes a record, and never takes its own change for another person's. */
export { recordChange } from './record-change.ts';
