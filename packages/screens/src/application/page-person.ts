import { createListeners } from '@ninefold/data/client';
import type { Person, Session, SessionState } from '@ninefold/data/session';
import { viewedPerson, type Viewing } from './viewing.ts';

/** The person whose screens the page shows. Everything that it reads, keeps and sends is theirs. */
export interface PagePerson {
  /** Undefined for a visitor, and where there is no database. The same object until it changes. */
  readonly current: () => Person | undefined;
  /** The person whose session it is: another than the current one while somebody else is viewed. */
  readonly signedIn: () => Person | undefined;
  /** Set once the page isn't theirs any more: in this tab or another, they signed out or someone else signed in. */
  readonly change: () => PersonChange | undefined;
  /** Aborted with that change. */
  readonly signal: AbortSignal;
  /** Calls `listener` after each change of either. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Notes that screens are shown. Returns a function that ends it. A visitor signs in on a page that shows none. */
  readonly show: () => () => void;
  /** Notes that the page goes elsewhere by itself, and offers nothing before. Returns a function that ends it. */
  readonly leave: () => () => void;
}

export interface PersonChange {
  /** Undefined if it was a visitor's page. */
  readonly former: Person | undefined;
  /** The person who is signed in now. */
  readonly now: Person | undefined;
  /** Whether the page goes elsewhere by itself. */
  readonly isLeaving: boolean;
}

/**
 * Binds a page to the person who is signed in when it is opened. A lost session is still theirs: they sign in again
 * on the same screen.
 *
 * @param viewing Whom the page is viewed as: everything but the session is then theirs.
 */
export function createPagePerson(
  session?: Pick<Session, 'state' | 'subscribe'>,
  viewing?: Viewing,
): PagePerson {
  const listeners = createListeners();
  const viewed = viewing && { person: viewedPerson(viewing) };
  const ended = new AbortController();
  let isBound = false;
  let shown = 0;
  let hasShown = false;
  let isLeaving = false;
  let current: Person | undefined;
  let change: PersonChange | undefined;

  function notice(): void {
    const state = session?.state();
    if (state === undefined || state.status === 'starting') return;
    const now = state.status === 'signed out' && !hasShown ? undefined : personIn(state);
    if (change !== undefined) {
      change = { ...change, now };
    } else if (now?.id === current?.id || !isBound || canBecome(now)) {
      isBound = true;
      current = now;
    } else {
      change = { former: current, now, isLeaving };
      ended.abort();
    }
    listeners.notify();
  }

  /** A visitor signs in while no screens are shown; a person whose session ends before any were is a visitor. */
  function canBecome(now: Person | undefined): boolean {
    return current === undefined ? shown === 0 : now === undefined && !hasShown;
  }

  session?.subscribe(notice);
  notice();

  return {
    current: () => (viewed === undefined ? current : viewed.person),
    signedIn: () => current,
    change: () => change,
    signal: ended.signal,
    subscribe: listeners.add,
    show() {
      hasShown = true;
      shown += 1;
      return () => void (shown -= 1);
    },
    leave() {
      isLeaving = true;
      return () => {
        isLeaving = false;
        if (change !== undefined) change = { ...change, isLeaving };
        listeners.notify();
      };
    },
  };
}

function personIn(state: SessionState): Person | undefined {
  return 'person' in state ? state.person : undefined;
}
