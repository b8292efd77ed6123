/** The session of the signed-in person. */
export { createSession, type Session, type SessionState } from './create-session.ts';
export type { Person } from './person.ts';
