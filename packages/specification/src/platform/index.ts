/** What is true of every Supabase project: its error codes. */
export type { FailureKind, Reaction } from './failure-kind.ts';
export type { CodeEntry, CodeTable } from './error-codes/entry.ts';
export { sqlstateEntry } from './error-codes/sqlstate.ts';
export { statusEntry } from './error-codes/status.ts';
export { postgrestCodes } from './error-codes/postgrest.ts';
export { authCodes, weakPasswordReasons } from './error-codes/auth.ts';
export { storageCodes } from './error-codes/storage.ts';
export { isCode, platformCodes } from './error-codes/known.ts';
