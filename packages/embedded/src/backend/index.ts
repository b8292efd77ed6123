/** One Postgres behind Supabase's Data API and Auth, in Node and in browsers. */
export type { Backend, BackendOptions, NewAccount, QueryResult, Rewind } from './backend.ts';
export { createBackend } from './create-backend.ts';
export { newPublishableKey } from './keys.ts';
