/** One Postgres behind Supabase's Data API and Auth, in Node and in browsers. */
export { accessTokenHook } from './access-token-hook.ts';
export type { Backend, BackendOptions, NewAccount, QueryResult, Rewind } from './backend.ts';
export { createBackend } from './create-backend.ts';
export { admit } from './admit.ts';
export { answerEnded } from './answer-ended.ts';
export { newPublishableKey, randomSecret } from './keys.ts';
export { type Clock, PasswordAttempts } from './password-attempts.ts';
export { RequestQueue } from './request-queue.ts';
