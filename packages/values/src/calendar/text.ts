import type { CalendarDay } from './days.ts';

/** Microseconds of a day. */
export const dayLength = 86_400_000_000;

/** `2026-11-20`; years before 1 AD come with ` BC`, which Postgres puts after the time. */
export function writeDay({ year, month, day }: CalendarDay): string {
  const shown = year > 0 ? year : 1 - year;
  return `${pad(shown, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

export function era({ year }: CalendarDay): string {
  return year > 0 ? '' : ' BC';
}

/** `14:05:06.5`: no zeros at the end of a fraction. */
export function writeTime(microseconds: number): string {
  const seconds = Math.floor(microseconds / 1_000_000);
  const fraction = microseconds % 1_000_000;
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return (
    clock.map((part) => pad(part, 2)).join(':') +
    (fraction === 0 ? '' : `.${pad(fraction, 6).replace(/0+$/, '')}`)
  );
}

/** `+02`, `-05:30`; with `full`, as in JSON, `+02:00`. */
export function writeOffset(seconds: number, full = false): string {
  const size = Math.abs(seconds);
  const [hours, minutes, rest] = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60];
  return (
    (seconds < 0 ? '-' : '+') +
    pad(hours, 2) +
    (full || minutes > 0 || rest > 0 ? `:${pad(minutes, 2)}` : '') +
    (rest > 0 ? `:${pad(rest, 2)}` : '')
  );
}

const dayPattern = /^(\d{4,7})-(\d{1,2})-(\d{1,2})$/;
const clockPattern = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(?:\s*([ap])\.?m\.?)?$/i;
const offsetPattern = /^([+\-−])(\d{1,2})(?::?(\d{2})(?::?(\d{2}))?)?$/;

/** `2026-11-20` in the era before or after 1 AD; undefined where it is no such text. */
export function readDay(text: string, isBefore: boolean): CalendarDay | undefined {
  const [, year, month, day] = dayPattern.exec(text) ?? [];
  if (year === undefined) return undefined;
  return {
    year: isBefore ? 1 - Number(year) : Number(year),
    month: Number(month),
    day: Number(day),
  };
}

/** Microseconds since midnight; `24:00` is the end of the day. Undefined where there is no such time. */
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

/** Seconds east of Greenwich: `Z`, `+02`, `+0200`, `-05:30`. */
export function readOffset(text: string): number | undefined {
  if (/^(z|utc|gmt)$/i.test(text)) return 0;
  const [, sign, hours, minutes = '0', seconds = '0'] = offsetPattern.exec(text) ?? [];
  if (sign === undefined || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return size < 16 * 3600 ? (sign === '+' ? size : -size) || 0 : undefined;
}

/** More digits after the second than the type keeps, which Postgres would round. */
export function isTooFine(microseconds: number, type: string): boolean {
  const digits = /\((\d)\)/.exec(type)?.[1];
  return digits !== undefined && microseconds % 10 ** (6 - Number(digits)) !== 0;
}

function pad(number: number, length: number): string {
  return String(number).padStart(length, '0');
}
