import {
  isSameDay,
  parseAbsolute,
  parseDate,
  parseDateTime,
  toCalendarDateTime,
  type CalendarDate,
  type CalendarDateTime,
  type DateValue,
  type ZonedDateTime,
} from '@internationalized/date';
import { keptFraction } from './seconds.ts';

/**
 * Parses `YYYY-MM-DD`. Undefined for other text, and for years that a calendar can't show (before 1,
 * after 9999).
 */
export function parseIsoDate(text: string): CalendarDate | undefined {
  return parsed(text.trim(), () => parseDate(text.trim()));
}

/** Returns whether text is a date that a `Calendar` or `DatePicker` can hold. */
export function isIsoDate(text: string): boolean {
  return parseIsoDate(text) !== undefined;
}

/** Returns what a parser gives; undefined where it throws, and for years that a calendar can't show. */
function parsed<Value>(text: string, parse: () => Value): Value | undefined {
  // The year 0 is 1 BC, which parsers take for 1 AD.
  if (!/^(?!0000)\d{4}-/.test(text)) return undefined;
  try {
    return parse();
  } catch {
    return undefined;
  }
}

/**
 * Parses `YYYY-MM-DDTHH:MM[:SS[.ffffff]]`, also with a space in place of the T. With a time zone, the
 * text needs an offset (`Z`, `+01:00`), and the result is the time in that zone. Undefined for other
 * text, and for years that a calendar can't show.
 *
 * @param timeZone An IANA zone.
 */
export function parseIsoDateTime(
  text: string,
  timeZone: string | undefined,
): CalendarDateTime | ZonedDateTime | undefined {
  const iso = text.trim().replace(' ', 'T');
  return parsed<CalendarDateTime | ZonedDateTime>(iso, () =>
    (timeZone === undefined ? parseDateTime(iso) : parseAbsolute(iso, timeZone)).set({
      millisecond: 0,
    }),
  );
}

/** Returns whether text is a date and time that a `DateTimePicker` can hold; with a time zone, an instant. */
export function isIsoDateTime(text: string, timeZone?: string): boolean {
  return parseIsoDateTime(text, timeZone) !== undefined;
}

/**
 * Writes a date, or a date and time, as ISO 8601: an instant in UTC (`2026-11-20T13:00:00+00:00`), any other
 * without a zone. A fraction of a second comes from the first of `texts` with the same time of day. In the hour
 * that the end of daylight saving repeats, the first of `texts` with that hour decides which of the two it is.
 */
export function formatIsoDateTime(value: DateValue, texts: readonly (string | null)[]): string {
  if (!('hour' in value)) return value.toString();
  const timeZone = 'timeZone' in value ? value.timeZone : undefined;
  const fraction = keptFraction(value, texts, (text) => parseIsoDateTime(text, timeZone));
  if (!('timeZone' in value)) return value.toString() + fraction;
  const instant = withOffsetOf(value, texts);
  return `${instant.toAbsoluteString().slice(0, 19)}${fraction}+00:00`;
}

/** Typed digits lose the offset: react-aria then takes the first of two hours. The arrow keys choose between them. */
function withOffsetOf(value: ZonedDateTime, texts: readonly (string | null)[]): ZonedDateTime {
  const earlier = texts.flatMap((text) => {
    const one = text === null ? undefined : parseIsoDateTime(text, value.timeZone);
    return one !== undefined && 'offset' in one ? one : [];
  });
  const shown = toCalendarDateTime(value);
  const isShown = (other: ZonedDateTime) => toCalendarDateTime(other).compare(shown) === 0;
  const [latest] = earlier;
  if (latest !== undefined && isShown(latest)) return value;
  const kept = earlier.find((other) => isSameDay(other, value) && other.hour === value.hour);
  if (kept === undefined) return value;
  const instant = value.add({ milliseconds: value.offset - kept.offset });
  return isShown(instant) ? instant : value;
}
