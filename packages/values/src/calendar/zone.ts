import { memoized } from '../memoized.ts';
import { readOffset } from './iso-text.ts';
import type { Moment } from './moment.ts';

/**
 * Returns the offsets at which a zone's clocks show a day and time, in seconds east of Greenwich,
 * earliest point in time first: none where clocks skip it, two where they show it twice. Intl gives
 * only the zone's offset; the value itself never passes through Date.
 *
 * @throws {RangeError} if there is no zone of that name.
 */
export function offsetsOf(local: Moment, timeZone: string): readonly number[] {
  const seconds = local.day * 86_400 + Math.floor(local.time / 1_000_000);
  const around = [-86_400, 86_400].map((distance) => offsetAt(timeZone, seconds + distance));
  return [...new Set(around)]
    .filter((offset) => offsetAt(timeZone, seconds - offset) === offset)
    .toSorted((a, b) => b - a);
}

/** Beyond what Intl can compute (some 270,000 years) the zone of its last day holds. */
const furthest = 8_640_000_000_000;

const formatOf = memoized(
  (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
);

/**
 * Returns a zone's offset at a point in time, given in seconds since 1970, in seconds east of Greenwich.
 *
 * @throws {RangeError} if there is no zone of that name.
 */
export function offsetAt(timeZone: string, seconds: number): number {
  const within = Math.max(-furthest, Math.min(furthest, seconds));
  const name = formatOf(timeZone)
    .formatToParts(within * 1000)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return readOffset(name?.replace(/^(GMT|UTC)(?=.)/, '') ?? 'Z') ?? 0;
}
