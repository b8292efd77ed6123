/** Errors of the platform, classified once by their code: message, field and reaction. */
import { dataApiCodes, type KnownCodes } from './classify.ts';

export { classify, type FailedAnswer, type KnownCodes } from './classify.ts';
export type { Failure, FailureContext, FailureKind, Reaction } from './failure.ts';

/** Loads the codes of Auth and Storage too, which most sessions never meet. */
export async function loadAllCodes(): Promise<KnownCodes> {
  return (await import('./all-codes.ts')).allCodes;
}

/** Codes of errors that an object of the database may explain. */
const ofObjects: ReadonlySet<string> = new Set(['0A000', '42P17', '23514', '55000', 'PGRST106']);

/** Loads what explains an error of the Data API with this code, beside the codes themselves. */
export async function loadCodesFor(code: string): Promise<KnownCodes> {
  if (!ofObjects.has(code)) return dataApiCodes;
  try {
    const { objectMessageOf } = await import('./object-codes.ts');
    return { ...dataApiCodes, objectMessage: await objectMessageOf(code) };
  } catch {
    // The server is out of reach: the message of the kind has to do.
    return dataApiCodes;
  }
}
