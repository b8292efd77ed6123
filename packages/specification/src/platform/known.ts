import { authCodes } from './auth.ts';
import { postgrestCodes } from './postgrest.ts';
import { storageCodes } from './storage.ts';

/** Every code of the platform's that has a name of its own; SQLSTATEs are not among them. */
export const platformCodes: readonly string[] = [postgrestCodes, authCodes, storageCodes].flatMap(
  (table) => Object.keys(table),
);

const known = new Set(platformCodes);

/** Whether a text is an error's code: the platform's, or of an SQLSTATE's shape. */
export function isCode(text: string): boolean {
  return known.has(text) || /^[0-9A-Z]{5}$/.test(text);
}
