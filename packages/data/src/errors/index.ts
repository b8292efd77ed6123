export type { Failure, FailureKind, Reaction } from './failure.ts';
export { classify, type FailedAnswer, type FailureContext } from './classify.ts';
