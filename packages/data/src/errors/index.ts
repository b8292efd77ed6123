/** Errors of the platform, classified once by their code: message, field and reaction. */
import type { KnownCodes } from './classify.ts';

export { classify, type FailedAnswer, type KnownCodes } from './classify.ts';
export type { Failure, FailureContext, FailureKind, Reaction } from './failure.ts';

/** Loads the codes of Auth and Storage too, which most sessions never meet. */
export async function loadAllCodes(): Promise<KnownCodes> {
  return (await import('./all-codes.ts')).allCodes;
}
