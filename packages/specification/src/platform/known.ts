import { authCodes } from './auth.ts';
import { postgrestCodes } from './postgrest.ts';
import { storageCodes } from './storage.ts';

/** Every named code of the platform. SQLSTATEs are not among them. */
export const platformCodes: readonly string[] = [postgrestCodes, authCodes, storageCodes].flatMap(
  (table) => Object.keys(table),
);

const known = new Set(platformCodes);

/** Checks whether a text is an error code: one of the platform's, or of the form of an SQLSTATE. */
export function isCode(text: string): boolean {
  return known.has(text) || /^[0-9A-Z]{5}$/.test(text);
}
