import { addDays, beginningOf, dayOf } from '@ninefold/values';
import { readMoment } from '@ninefold/values/calendar';
import type { Filter } from '@ninefold/data/records';
import type { CalendarPlace } from '@ninefold/ui/patterns/month-calendar';
import type { FieldDescriptor, FieldValue } from '@ninefold/ui/shapes';

/** Where the person reads the calendar. */
export interface CalendarFormat {
  readonly locale?: string;
  readonly timeZone?: string;
}

/** Returns the day and time of a value, as the person's calendar has it; undefined for infinities and NULL. */
export function placeOfValue(
  { kind }: Pick<FieldDescriptor, 'kind'>,
  value: FieldValue | undefined,
  { locale, timeZone }: CalendarFormat,
): CalendarPlace | undefined {
  const moment = value === undefined ? undefined : readMoment(value);
  if (moment === undefined || !Number.isFinite(moment.day)) return undefined;
  const { day, time, offset = 0 } = moment;
  const isInstant = kind === 'instant';
  const at = day * 86_400_000 + Math.floor(time / 1000) - (isInstant ? offset * 1000 : 0);
  const zone = isInstant ? timeZone : 'UTC';
  return kind === 'date'
    ? { day: dayOf(at, 'UTC') }
    : {
        day: dayOf(at, zone),
        time: new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: zone }).format(at),
      };
}

/** Returns the conditions that a field's value is on one of these days. */
export function onDays(
  { name, kind }: Pick<FieldDescriptor, 'name' | 'kind'>,
  first: string,
  last: string,
  timeZone: string | undefined,
): readonly Filter[] {
  const beginning = (day: string) =>
    kind === 'date'
      ? day
      : kind === 'timestamp'
        ? `${day}T00:00:00`
        : beginningOf(day, timeZone).toISOString();
  return [
    { field: name, operator: 'gte', values: [beginning(first)] },
    { field: name, operator: 'lt', values: [beginning(addDays(last, 1))] },
  ];
}
