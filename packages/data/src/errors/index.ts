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

/** How long an explanation is waited for, in milliseconds. Meanwhile a form says “Saving…”. */
const patience = 5000;

/**
 * Loads what explains an error of the Data API with this code, beside the codes themselves. Where it
 * doesn't arrive, the message of the error's kind has to do.
 */
export async function loadCodesFor(code: string): Promise<KnownCodes> {
  if (!ofObjects.has(code)) return dataApiCodes;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<KnownCodes>((resolve) => {
    timer = setTimeout(() => resolve(dataApiCodes), patience);
  });
  try {
    return await Promise.race([codesOfObjects(code), tooLate]);
  } catch {
    return dataApiCodes;
  } finally {
    clearTimeout(timer);
  }
}

async function codesOfObjects(code: string): Promise<KnownCodes> {
  const { objectMessageOf } = await import('./object-codes.ts');
  return { ...dataApiCodes, objectMessage: await objectMessageOf(code) };
}
