import type { Person, Session, SessionState } from '@ninefold/data/session';
import { expect, test, vi } from 'vitest';
import { createPagePerson } from './page-person.ts';

const personOf = (id: string): Person => ({
  id,
  email: `${id}@example.com`,
  databaseRole: 'authenticated',
});
const [mira, jonas] = [personOf('mira'), personOf('jonas')];

const signedIn = (person: Person): SessionState => ({ status: 'signed in', person });
const lost = (person: Person): SessionState => ({ status: 'signed out', reason: 'lost', person });
const signedOut: SessionState = { status: 'signed out', reason: 'asked' };
const visitor: SessionState = { status: 'signed out', reason: 'never' };

/** A page that was opened in a state of the session, and what changes the session. */
function opened(first: SessionState) {
  let state: SessionState = { status: 'starting' };
  const listeners = new Set<() => void>();
  const session: Pick<Session, 'state' | 'subscribe'> = {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const page = createPagePerson(session);
  expect(page.current()).toBeUndefined();
  become(first);
  return { page, become };
}

test('a page is the person’s who is signed in when it is opened, also while their session is lost', () => {
  const { page, become } = opened(signedIn(mira));
  page.show();
  const noticed = vi.fn<() => void>();
  page.subscribe(noticed);
  become(lost(mira));
  become(signedIn({ ...mira, name: 'Mira Dahl' }));
  expect(page.current()).toMatchObject({ id: 'mira', name: 'Mira Dahl' });
  expect(page.change()).toBeUndefined();
  expect(page.signal.aborted).toBe(false);
  expect(noticed).toHaveBeenCalledTimes(2);
});

test('it ends when they sign out or someone else signs in, and stays ended', () => {
  for (const states of [
    [signedOut, signedIn(jonas)],
    [signedIn(jonas)],
    [lost(mira), signedIn(jonas)],
  ]) {
    const { page, become } = opened(signedIn(mira));
    page.show();
    for (const state of states) become(state);
    expect(page.change()).toEqual({ former: mira, now: jonas, isLeaving: false });
    expect(page.signal.aborted).toBe(true);
    // `current` still returns its person.
    expect(page.current()).toBe(mira);
    become(signedIn(mira));
    expect(page.change()).toMatchObject({ former: mira, now: mira });
  }
});

test('a visitor’s page becomes the person’s who signs in, unless it shows screens', () => {
  const { page, become } = opened(visitor);
  const hide = page.show();
  hide();
  become(signedIn(mira));
  expect(page.current()).toBe(mira);
  expect(page.change()).toBeUndefined();

  const other = opened(visitor);
  other.page.show();
  other.become(signedIn(mira));
  expect(other.page.current()).toBeUndefined();
  expect(other.page.change()).toMatchObject({ former: undefined, now: mira });
});

test('a page whose session ends before it has shown anything is a visitor’s, who can sign in', () => {
  const { page, become } = opened(signedIn(mira));
  become(lost(mira));
  expect(page.current()).toBeUndefined();
  expect(page.change()).toBeUndefined();
  become(signedIn(jonas));
  expect(page.current()).toBe(jonas);
});

test('a page that goes elsewhere by itself offers nothing before, until it can’t', () => {
  const { page, become } = opened(signedIn(mira));
  page.show();
  const stay = page.leave();
  become(signedOut);
  expect(page.change()).toEqual({ former: mira, now: undefined, isLeaving: true });
  stay();
  expect(page.change()).toEqual({ former: mira, now: undefined, isLeaving: false });
});
