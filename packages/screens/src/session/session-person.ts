import type { Person } from '@ninefold/data/session';
import type { Application } from '../application/index.ts';

/**
 * The person whose screens these are. They remain so after a lost session, until someone signs in: their
 * screens do not turn into a visitor's while something is typed in them.
 */
export function sessionPerson({ database }: Pick<Application, 'database'>): Person | undefined {
  const state = database?.session.state();
  return state !== undefined && 'person' in state ? state.person : undefined;
}

/** Returns whether that person's requests are a visitor's by now. */
export function isSessionLost({ database }: Pick<Application, 'database'>): boolean {
  const state = database?.session.state();
  return state?.status === 'signed out' && state.person !== undefined;
}
