/** Creates a record once, even if the answer is lost. */
export { CreationUncertain } from './creation-uncertain.ts';
export { recordCreation } from './record-creation.ts';
