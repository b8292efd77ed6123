import type { RouterHistory } from '@tanstack/react-router';

/** The addresses in this tab's history, up to the current one. */
export type VisitedAddresses = ReturnType<typeof followHistory>;

const storageKey = 'ninefold.visited';
const mostKept = 100;

const ofHistories = new WeakMap<RouterHistory, VisitedAddresses>();

export function visitedAddresses(history: RouterHistory): VisitedAddresses {
  const visited = ofHistories.get(history) ?? followHistory(history);
  ofHistories.set(history, visited);
  return visited;
}

/**
 * Follows a history from its first use on. A browser doesn't say which addresses are in its
 * history; they are kept for the tab, so that a reload loses none.
 */
function followHistory(history: RouterHistory) {
  const addresses = storedAddresses();
  const place = () => history.location.state.__TSR_index;
  const follow = () => {
    addresses.set(place(), history.location.href);
    storeAddresses(addresses, place());
  };
  follow();
  history.subscribe(follow);
  let saved: string | undefined;
  return {
    /** The address that going back leads to, where it is known. */
    previous: () => addresses.get(place() - 1),
    /** The latest address with this path, the current one included. */
    latestOf: (path: string) =>
      [...addresses.keys()]
        .filter((each) => each <= place())
        .sort((a, b) => b - a)
        .flatMap((each) => addresses.get(each) ?? [])
        .find((address) => pathOf(address) === path),
    /** The latest address that is not beneath a path: where the screens beneath it were opened from. */
    latestOutside: (path: string) =>
      [...addresses.keys()]
        .filter((each) => each <= place())
        .sort((a, b) => b - a)
        .flatMap((each) => addresses.get(each) ?? [])
        .find((address) => !pathOf(address).startsWith(`${path}/`)),
    /** Notes the record that a form saved before it is left. */
    noteSaved: (address: string) => {
      saved = address;
    },
    /** Returns the address that was noted, once. */
    takeSaved: () => {
      const noted = saved;
      saved = undefined;
      return noted;
    },
  };
}

export function pathOf(address: string): string {
  return address.split(/[?#]/u, 1)[0] ?? '';
}

function storedAddresses(): Map<number, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

function isEntry(value: unknown): value is [number, string] {
  return Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'string';
}

function storeAddresses(addresses: Map<number, string>, place: number): void {
  for (const each of addresses.keys()) if (each <= place - mostKept) addresses.delete(each);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...addresses]));
  } catch {
    // The browser stores nothing: a reload forgets the addresses.
  }
}
