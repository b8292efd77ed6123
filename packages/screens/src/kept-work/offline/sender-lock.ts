import type { Owner } from '../../application/index.ts';

/** Runs `action` while no tab sends, edits or discards changes of this person. */
export const withoutSender = <T>(owner: Owner, action: () => T | Promise<T>): Promise<T> =>
  besideSender(owner, action, {});

/** Runs `action` at once, with whether no tab sends, edits or discards changes of this person meanwhile. */
export async function besideSender<T>(
  { project, person }: Owner,
  action: (isIdle: boolean) => T | Promise<T>,
  options: LockOptions = { ifAvailable: true },
): Promise<T> {
  const { locks } = navigator as Partial<Navigator>;
  // At an address without TLS a browser has no locks.
  if (locks === undefined) return action(false);
  const name = `ninefold.waiting ${JSON.stringify([project, person])}`;
  return locks.request(name, options, async (lock) => action(lock !== null));
}
