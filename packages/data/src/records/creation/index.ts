/** Creates a record once, even if the answer is lost. */
export { creationMark } from './creation-mark.ts';
export { CreationUncertain } from './creation-uncertain.ts';
export { type CreationOptions, type KeptCreation, recordCreation } from './record-creation.ts';
export { filtersOf as filtersOfSent } from './find-created.ts';
