import type { Random } from '../../random/index.ts';
import type { Course, Named } from './named.ts';

const day = 86_400_000;
const minute = 60_000;

/** Spreads records over the weeks around a moment, a day apart, so that no two of them are at the same time. */
export function courseOf(random: Random, now: number, place: number, count: number): Course {
  const days = place - Math.floor(count * 0.7);
  const begins = Math.floor(now / day + days) * day + (8 * 60 + 15 * random.below(16)) * minute;
  return { begins, ends: begins + (30 + 15 * random.below(14)) * minute };
}

const isPast = /^(?:created|inserted|registered|joined|signed|since|asked|added|imported|recorded)/;
const isEnd =
  /(?:^|_)(?:end|ends|ended|until|to|due|deadline|expires|expiry|expired|valid_to|finish|finishes|finished|closed|closes|completed|done|paid|delivered|returned|resolved|left|departure|check_out|checkout|last)(?:_|$)/;

/** Returns the moment of a column by its name: records are created before they begin, and due after it. */
export function momentOf(random: Random, { name, now, course }: Named, isDay: boolean): number {
  if (/birth|^born|^dob$/.test(name)) return now - (20 * 365 + random.below(40 * 365)) * day;
  if (/^(?:updated|modified|changed|edited)/.test(name)) {
    return Math.min(now, course.begins) - random.below(60) * minute;
  }
  if (isPast.test(name)) return Math.min(now, course.begins) - (1 + random.below(5)) * day;
  if (!isEnd.test(name)) return course.begins;
  return isDay ? course.ends + random.below(14) * day : course.ends;
}

/** `2026-11-29` */
export const writeDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** `2026-11-29 10:15:00` */
export const writeTimestamp = (moment: number) =>
  new Date(moment).toISOString().slice(0, 19).replace('T', ' ');

/** `2026-11-29 10:15:00+00` */
export const writeInstant = (moment: number) => `${writeTimestamp(moment)}+00`;
