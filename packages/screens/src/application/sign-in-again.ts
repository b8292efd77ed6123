import type { Session, SessionState } from '@ninefold/data/session';

/** The person who signed in, compared with the lost session; `nobody` if the dialog was closed. */
export type SignedInAgain = 'same person' | 'another person' | 'nobody';

/** The dialog for signing in again, over the current screen. */
export type SignInAgain = ReturnType<typeof createSignInAgain>;

const bySession = new WeakMap<Session, SignInAgain>();

/** The one question of a session. Only those who lose theirs load it. */
export function signInAgainOf(session: Session): SignInAgain {
  const known = bySession.get(session) ?? createSignInAgain(session);
  bySession.set(session, known);
  return known;
}

/** Asks as soon as a session is lost; an answer in another tab counts too. */
export function createSignInAgain(session: Session) {
  const listeners = new Set<() => void>();
  let question: PromiseWithResolvers<SignedInAgain> | undefined;
  let lostOf: string | undefined;

  function answer(by: SignedInAgain): void {
    const answered = question;
    question = undefined;
    for (const listener of listeners) listener();
    answered?.resolve(by);
  }

  function ask(): Promise<SignedInAgain> {
    if (question === undefined) {
      question = Promise.withResolvers();
      for (const listener of listeners) listener();
    }
    return question.promise;
  }

  async function askOnceSettled(lost: SessionState): Promise<void> {
    await session.settled();
    if (session.state() === lost) void ask();
  }

  function notice(): void {
    const state = session.state();
    if (state.status === 'signed in') {
      answer(state.person.id === lostOf ? 'same person' : 'another person');
    } else if (state.status === 'signed out' && state.person !== undefined) {
      lostOf = state.person.id;
      // A write that was refused waits for the same, and asks first: closing answers it too.
      void askOnceSettled(state);
    }
  }

  session.subscribe(notice);
  notice();

  return {
    isAsked: () => question !== undefined,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Asks, and resolves with the answer. */
    ask,
    /** Closes the dialog without an answer. */
    dismiss: () => answer('nobody'),
  };
}
