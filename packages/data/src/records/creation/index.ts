/** Creates a record once, even if the answer is lost. */
export { type CreationMark, creationMark } from './creation-mark.ts';
export { CreationUncertain } from './creation-uncertain.ts';
export { type CreationOptions, type KeptCreation, recordCreation } from './record-creation.ts';
export { filtersOf as filtersOfSent, findCandidates, findMarked } from './find-created.ts';
