import type { Application } from '../application/index.ts';
import { keepRequestsOnlyOf } from './early-requests.ts';

/**
 * Deletes what the browser keeps to be faster and handier for a person once they sign out or someone else signs in,
 * here or in another tab, or at the next visit: answers, requests, the records that they opened and picked, and
 * their favourites. Their unfinished work stays.
 */
export function keepOnlyOfPerson({ database, kept, firstScreen }: Application): void {
  const follow = () => {
    const state = database?.session.state();
    // A person whose session was lost signs in again on the same screen.
    if (state === undefined || state.status === 'starting') return;
    const isLost = state.status === 'signed out' && state.reason === 'lost';
    if (isLost) return;
    const person = state.status === 'signed in' ? state.person.id : null;
    void kept?.keepOnlyOf(person);
    keepRequestsOnlyOf(person);
    // Without a connection, the next page deletes them.
    firstScreen.promise
      .then(() => import('../navigation/keep-places-only-of.ts'))
      .then(({ keepPlacesOnlyOf }) => keepPlacesOnlyOf(person))
      .catch(() => undefined);
  };
  database?.session.subscribe(follow);
}
