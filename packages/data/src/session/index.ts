/** Who is signed in. */
export { createSession, type Session, type SessionState } from './create-session.ts';
export type { Person } from './person.ts';
