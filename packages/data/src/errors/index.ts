export type { Failure, FailureKind, Reaction } from './failure.ts';
export { classify } from './classify.ts';
export type { FailedAnswer, FailureContext } from './classify-by.ts';
export { classifyData } from './classify-data.ts';
