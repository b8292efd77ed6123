import {
  CalendarDate,
  CalendarDateTime,
  type DateValue,
  fromAbsolute,
  type ZonedDateTime,
} from '@internationalized/date';
import { type ClockTime, dateInUtc, type Moment, parseMoment } from './moment.ts';

/** The kinds that a calendar can pick. */
export type PickedKind = 'date' | 'timestamp' | 'instant';

/**
 * A text as a date picker holds it; undefined for what a calendar cannot show
 * (`infinity`, years before 1 or after 9999): such a value is typed as text.
 */
export function toPicked(kind: PickedKind, text: string, timeZone: string): DateValue | undefined {
  const moment = parseMoment(text);
  if (moment === undefined || moment.year < 1 || moment.year > 9999) return undefined;
  const { year, month, day, time } = moment;
  if (kind === 'date') return time === undefined ? new CalendarDate(year, month, day) : undefined;
  if (!isOnClock(time)) return undefined;
  if (kind === 'instant') {
    return moment.offset === undefined ? undefined : fromAbsolute(wholeSeconds(moment), timeZone);
  }
  if (moment.offset !== undefined) return undefined;
  return new CalendarDateTime(year, month, day, time?.hour, time?.minute, time?.second);
}

/**
 * What was picked, as text in Postgres's form. A picker knows seconds at most:
 * while the time of day stays what it was `before`, its fraction stays too.
 */
export function fromPicked(
  kind: PickedKind,
  value: DateValue,
  before: string | null,
  timeZone: string,
): string {
  const date = `${pad(value.year, 4)}-${pad(value.month)}-${pad(value.day)}`;
  if (kind === 'date' || !('hour' in value)) return date;
  const former = before === null ? undefined : toPicked(kind, before, timeZone);
  const sameTime =
    former !== undefined &&
    'hour' in former &&
    former.hour === value.hour &&
    former.minute === value.minute &&
    former.second === value.second;
  const fraction = sameTime ? (parseMoment(before ?? '')?.time?.fraction ?? '') : '';
  const after = fraction === '' ? '' : `.${fraction}`;
  if (kind === 'timestamp') {
    return `${date}T${pad(value.hour)}:${pad(value.minute)}:${pad(value.second)}${after}`;
  }
  const utc = (value as ZonedDateTime).toDate().toISOString();
  return `${utc.slice(0, 19)}${after}+00:00`;
}

/** Whether seconds have to be shown, so that they can be seen and kept. */
export function hasSeconds(text: string | null): boolean {
  const time = text === null ? undefined : parseMoment(text)?.time;
  return time !== undefined && (time.second !== 0 || /[1-9]/.test(time.fraction));
}

function wholeSeconds(moment: Moment): number {
  const { time } = moment;
  return dateInUtc(
    time === undefined ? moment : { ...moment, time: { ...time, fraction: '' } },
  ).getTime();
}

function isOnClock(time: ClockTime | undefined): boolean {
  return time === undefined || (time.hour < 24 && time.minute < 60 && time.second < 60);
}

function pad(part: number, digits = 2): string {
  return String(part).padStart(digits, '0');
}
