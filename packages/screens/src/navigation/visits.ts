import { collection, type Identity } from '../application/index.ts';

/** When a person was here, as ISO 8601. Kept on this machine. */
interface Visit {
  /** When they were last seen. */
  readonly seen: string;
  /** When the visit before the present one ended; absent during the first. */
  readonly before?: string;
}

export const visits = collection('visits', (value): value is Visit => {
  if (typeof value !== 'object' || value === null) return false;
  const { seen, before } = value as Partial<Record<keyof Visit, unknown>>;
  return isTime(seen) && (before === undefined || isTime(before));
});

/** Who comes back sooner has not been away. */
const away = 30 * 60_000;

/** Returns when the last visit of a person ended, before the one at a moment; undefined where that isn't known. */
export function lastVisit(identity: Identity, now: number): string | undefined {
  const visit = visits.read(keyOf(identity));
  return visit && visitAt(visit, now).before;
}

/** Notes that a person is here. Nothing is kept of a visitor. */
export function noteVisit(identity: Identity, now: number): void {
  if (identity.person === '') return;
  const key = keyOf(identity);
  const visit = visits.read(key);
  const seen = new Date(now).toISOString();
  visits.write(key, { ...(visit && visitAt(visit, now)), seen });
}

function visitAt(visit: Visit, now: number): Visit {
  const isBack = now - Date.parse(visit.seen) > away;
  return isBack ? { seen: visit.seen, before: visit.seen } : visit;
}

function keyOf(identity: Identity): string {
  return visits.key(identity, identity.tenant ?? '');
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
