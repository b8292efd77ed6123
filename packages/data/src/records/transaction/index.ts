/** Writes to several records in one transaction, carried out once even if they are sent twice. */
export { changeOnce, changesOnce } from './change-once.ts';
export { createOnce, createsOnce } from './create-once.ts';
export { readStored } from './read-stored.ts';
export { isRepeatable, newRequest, type KeptRequest } from './kept-request.ts';
export { type WriteStep } from './write-step.ts';
export { isUncached, StepFailed, write, writesOnce, WrittenEarlier } from './write.ts';
