import type { Application } from './application.ts';

/** Returns whether the session of the person whose page it is has ended: they sign in again on the same screen. */
export function isSessionLost({ database, person }: Application): boolean {
  if (person.signedIn() === undefined || person.change() !== undefined) return false;
  return database?.session.state().status === 'signed out';
}
