import { type Moment, offsetAt, readMoment, shifted } from '@ninefold/values/calendar';
import type { FieldValue } from '../records/index.ts';

/** A point in time as the clocks of a zone show it. */
export interface ZonedMoment {
  readonly local: Moment;
  /** Seconds east of Greenwich. */
  readonly offset: number;
  /** The clocks show it once, so that the point in time can be told from it. */
  readonly isUnique: boolean;
}

/** Before, clocks were changed at any time of the day, and by any number of seconds. */
const regularSince = Date.UTC(1972, 0, 1) / 86_400_000;

const dayLength = 86_400;

/** Returns a point in time as the clocks of a zone show it; undefined for an infinite one. */
export function zonedMoment(
  value: FieldValue,
  offsetAt: (seconds: number) => number,
): ZonedMoment | undefined {
  const written = readMoment(value);
  if (written === undefined || !Number.isFinite(written.day)) return undefined;
  const moment = shifted(written, -(written.offset ?? 0));
  const seconds = moment.day * dayLength + Math.floor(moment.time / 1_000_000);
  const isKnown = Math.abs(seconds) < lastSecond;
  const offset = isKnown ? offsetAt(seconds) : 0;
  // Where clocks go back, another offset leads from the same time to another point.
  const isUnique =
    isKnown &&
    moment.day >= regularSince &&
    [-dayLength, dayLength].every((distance) => {
      const other = offsetAt(seconds + distance);
      return other === offset || offsetAt(seconds + offset - other) !== other;
    });
  return { local: shifted(moment, offset), offset, isUnique };
}

/** JavaScript's Date ends some days after. */
const lastSecond = 8_640_000_000_000 - 10 * dayLength;

/** Offsets change at whole quarters of an hour, in seconds. */
const quarter = 900;

/**
 * Returns a function that gives the zone's offset in seconds east of Greenwich at a point in time, in
 * seconds since 1970. It remembers offsets, because Intl is slow.
 *
 * @throws {RangeError} if there is no zone of that name.
 */
export function zoneOffsets(timeZone: string): (seconds: number) => number {
  const known = new Map<number, number>();
  return (seconds) => {
    const part = Math.floor(seconds / quarter);
    let offset = known.get(part);
    if (offset === undefined) {
      if (known.size > 100_000) known.clear();
      offset = offsetAt(timeZone, part * quarter);
      known.set(part, offset);
    }
    return offset;
  };
}
