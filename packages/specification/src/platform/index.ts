/** Error codes of every Supabase project. */
export type { FailureKind, Reaction } from './entry.ts';
export type { CodeEntry, CodeTable } from './entry.ts';
export { sqlstateEntry } from './sqlstate.ts';
export { statusEntry } from './status.ts';
export { postgrestCodes } from './postgrest.ts';
export { authCodes, weakPasswordMessage } from './auth.ts';
export { storageCodes } from './storage.ts';
export { isCode, platformCodes } from './known.ts';
