import type { Identity } from '../application/index.ts';

/** Runs `action` while no tab sends, edits or discards changes of this person. */
export function withoutSender<T>(identity: Identity, action: () => T | Promise<T>): Promise<T> {
  return locked(identity, {}, () => action());
}

/** Runs `action` at once, with whether no tab sends, edits or discards changes of this person meanwhile. */
export function besideSender<T>(
  identity: Identity,
  action: (isIdle: boolean) => T | Promise<T>,
): Promise<T> {
  return locked(identity, { ifAvailable: true }, action);
}

async function locked<T>(
  { project, person }: Identity,
  options: LockOptions,
  action: (isHeld: boolean) => T | Promise<T>,
): Promise<T> {
  const { locks } = navigator as Partial<Navigator>;
  // At an address without TLS a browser has no locks.
  if (locks === undefined) return action(false);
  const name = `ninefold.waiting ${JSON.stringify([project, person])}`;
  return locks.request(name, options, async (lock) => action(lock !== null));
}
