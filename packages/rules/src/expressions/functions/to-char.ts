import { calendarDay } from '@ninefold/values/calendar';
import { applied, type Operand, text } from '../operands/index.ts';
import { type Known, splitDay, Unknown } from '../values/index.ts';
import { localOf } from './extract.ts';

type Part = (moment: {
  readonly day: number;
  readonly seconds: number;
  readonly micros: number;
}) => number;

/** Templates by their digits. */
const templates: Readonly<Record<string, readonly [digits: number, Part]>> = {
  YYYY: [4, ({ day }) => (({ year }) => (year > 0 ? year : 1 - year))(calendarDay(day))],
  MM: [2, ({ day }) => calendarDay(day).month],
  DD: [2, ({ day }) => calendarDay(day).day],
  HH24: [2, ({ seconds }) => Math.floor(seconds / 3600)],
  HH12: [2, ({ seconds }) => Math.floor(seconds / 3600) % 12 || 12],
  MI: [2, ({ seconds }) => Math.floor(seconds / 60) % 60],
  SS: [2, ({ seconds }) => seconds % 60],
  MS: [3, ({ micros }) => Math.floor(micros / 1000)],
  US: [6, ({ micros }) => micros],
};

/** One template, a text in quotes, or a sign that stands for itself. `SSSS` is another one than `SS` twice. */
const token = /(YYYY|MM|DD|HH24|HH12|MI|SS(?!S)|MS|US)|"[^"\\]*"|[^a-z"\\]/gisuy;

/** Compiles `to_char(a, 'YYYY-MM-DD')`; undefined for templates that only the database writes. */
export function toChar(moment: Operand, format: string): Operand | undefined {
  const parts = format.match(token) ?? [];
  if (format === '' || parts.join('') !== format) return undefined;
  const { family } = moment.type;
  if (family !== 'timestamp' && family !== 'instant') return undefined;
  return applied(text, [moment], ([value], scope) => {
    const local = localOf(value as Known, family, scope);
    if (local instanceof Unknown) return local;
    if (typeof local === 'number') return null;
    const { day, time } = splitDay(local);
    const seconds = Number(time / 1_000_000n);
    const micros = Number(time % 1_000_000n);
    return parts
      .map((part) => {
        const [digits = 0, of] = templates[part.toUpperCase()] ?? [];
        return of === undefined
          ? part.replaceAll('"', '')
          : String(of({ day, seconds, micros })).padStart(digits, '0');
      })
      .join('');
  });
}
