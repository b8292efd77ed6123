/** Loaded when records are first searched for or named. */
export { optionsById, referenceOptions } from '@ninefold/data/records';
