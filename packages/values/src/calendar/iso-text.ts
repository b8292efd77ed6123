import type { CalendarDay } from './calendar-day.ts';

/** Microseconds in a day. */
export const dayLength = 86_400_000_000;

/** Writes `2026-11-20`. Postgres puts the era after the time: see `writeEra`. */
export function writeDay({ year, month, day }: CalendarDay): string {
  return `${pad(year > 0 ? year : 1 - year, 4)}-${pad(month)}-${pad(day)}`;
}

/** Writes ` BC` for years before 1 AD, otherwise nothing. */
export function writeEra({ year }: CalendarDay): string {
  return year > 0 ? '' : ' BC';
}

/** Writes microseconds since midnight as `14:05:06.5`, without zeros at the end of a fraction. */
export function writeTime(microseconds: number): string {
  return writeClock(Math.floor(microseconds / 1_000_000), microseconds % 1_000_000);
}

/** Writes any number of seconds as `100:05:06.5`. */
export function writeClock(seconds: number, microseconds: number): string {
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const fraction = microseconds === 0 ? '' : `.${pad(microseconds, 6).replace(/(?<!0)0+$/, '')}`;
  return clock.map((part) => pad(part)).join(':') + fraction;
}

/** Writes seconds east of Greenwich: `+02`, `-05:30`. */
export function writeOffset(seconds: number): string {
  const size = Math.abs(seconds);
  const [hours, minutes, rest] = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60];
  return (
    (seconds < 0 ? '-' : '+') +
    pad(hours) +
    (minutes > 0 || rest > 0 ? `:${pad(minutes)}` : '') +
    (rest > 0 ? `:${pad(rest)}` : '')
  );
}

const dayPattern = /^(\d{4,7})-(\d{1,2})-(\d{1,2})$/;
const clockPattern = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(?:\s*([ap])\.?m\.?)?$/i;
const offsetPattern = /^([+\-−])(\d{1,2})(?::?(\d{2})(?::?(\d{2}))?)?$/;

/** Reads `2026-11-20`; undefined for any other text. The day need not exist. */
export function readDay(text: string, isBeforeChrist: boolean): CalendarDay | undefined {
  const [, year, month, day] = dayPattern.exec(text) ?? [];
  if (year === undefined) return undefined;
  return {
    year: isBeforeChrist ? 1 - Number(year) : Number(year),
    month: Number(month),
    day: Number(day),
  };
}

/** Reads a time as microseconds since midnight; `24:00` is the end of the day. Undefined for any other text. */
export function readTime(text: string): number | undefined {
  const [, hours, minutes, seconds = '0', fraction = '', half] = clockPattern.exec(text) ?? [];
  if (hours === undefined || /[1-9]/.test(fraction.slice(6))) return undefined;
  const hour = half === undefined ? Number(hours) : hourOfHalf(Number(hours), half.toLowerCase());
  const total =
    ((hour * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000_000 +
    Number(fraction.slice(0, 6).padEnd(6, '0'));
  return Number(minutes) < 60 && Number(seconds) < 60 && total <= dayLength ? total : undefined;
}

function hourOfHalf(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return Number.NaN;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

/** Reads `Z`, `+02`, `+0200`, `-05:30` as seconds east of Greenwich. */
export function readOffset(text: string): number | undefined {
  if (/^(z|utc|gmt)$/i.test(text)) return 0;
  const [, sign, hours, minutes = '0', seconds = '0'] = offsetPattern.exec(text) ?? [];
  if (sign === undefined || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return size < 16 * 3600 ? (sign === '+' ? size : -size) || 0 : undefined;
}

/** Checks for more digits after the second than the type keeps, because Postgres would round them. */
export function isTooFine(microseconds: number, type: string): boolean {
  const digits = /\((\d)\)/.exec(type)?.[1];
  return digits !== undefined && microseconds % 10 ** (6 - Number(digits)) !== 0;
}

function pad(number: number, length = 2): string {
  return String(number).padStart(length, '0');
}
