/** The session of the signed-in person. */
export { createSession, type Session, type SessionState } from './create-session.ts';
export { nameIn, type Person } from './person.ts';
