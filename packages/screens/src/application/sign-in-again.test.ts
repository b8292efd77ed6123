import type { Person, Session, SessionState } from '@ninefold/data/session';
import { expect, test, vi } from 'vitest';
import { createSignInAgain } from './sign-in-again.ts';

const mira: Person = { id: 'mira', email: 'mira@example.com', databaseRole: 'authenticated' };
const jonas: Person = { id: 'jonas', email: 'jonas@example.com', databaseRole: 'authenticated' };

/** The part of a session that is listened to. */
function sessionOf(person: Person) {
  let state: SessionState = { status: 'signed in', person };
  const listeners = new Set<() => void>();
  const session = {
    state: () => state,
    settled: () => Promise.resolve(),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as Partial<Session> as Session;
  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return { session, become };
}

test('asks to sign in again when a session is lost, and continues after signing in', async () => {
  for (const [next, answer] of [
    [mira, 'same person'],
    [jonas, 'another person'],
  ] as const) {
    const { session, become } = sessionOf(mira);
    const signInAgain = createSignInAgain(session);
    const noticed = vi.fn<() => void>();
    signInAgain.subscribe(noticed);
    become({ status: 'signed out', reason: 'lost', person: mira });
    await expect.poll(() => signInAgain.isAsked()).toBe(true);
    expect(noticed).toHaveBeenCalledOnce();
    const answered = signInAgain.ask();
    become({ status: 'signed in', person: next });
    expect(await answered).toBe(answer);
    expect(signInAgain.isAsked()).toBe(false);
  }
});

test('asks again after it was closed', async () => {
  const { session, become } = sessionOf(mira);
  const signInAgain = createSignInAgain(session);
  become({ status: 'signed out', reason: 'lost', person: mira });
  const first = signInAgain.ask();
  signInAgain.dismiss();
  expect(await first).toBe('nobody');
  const second = signInAgain.ask();
  become({ status: 'signed in', person: mira });
  expect(await second).toBe('same person');
});

test('does not ask after signing out', async () => {
  const { session, become } = sessionOf(mira);
  const signInAgain = createSignInAgain(session);
  become({ status: 'signed out', reason: 'asked' });
  await session.settled();
  expect(signInAgain.isAsked()).toBe(false);
});
