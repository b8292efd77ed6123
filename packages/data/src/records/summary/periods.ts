import { addDays, beginningOf, type Day, dayOf } from '@ninefold/values';
import { readMoment } from '@ninefold/values/calendar';
import type { Field } from '@ninefold/specification';
import { equals, type Filter, firstOfWeek } from '@ninefold/specification/grammar';
import type { RecordSource } from '../../query/index.ts';
import type { DateUnit } from './summary.ts';

type Place = Pick<RecordSource, 'timeZone' | 'locale'>;

const plainDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns the first day of the period that a value is in, on the person's calendar. Infinities, and days
 * before year 1 or after year 9999, are periods of their own: the value itself.
 */
export function periodOf(
  value: string,
  kind: Field['kind'],
  unit: DateUnit,
  { timeZone, locale }: Place,
): string {
  const day = dayOfValue(value, kind, timeZone);
  if (day === undefined) return value;
  switch (unit) {
    case 'day':
      return day;
    case 'week':
      return firstOfWeek(day, locale);
    case 'month':
      return `${day.slice(0, 7)}-01`;
    default:
      return `${day.slice(0, 4)}-01-01`;
  }
}

function dayOfValue(value: string, kind: Field['kind'], timeZone?: string): Day | undefined {
  if (kind === 'date') return plainDay.test(value) ? value : undefined;
  const moment = readMoment(value);
  if (moment === undefined || !Number.isFinite(moment.day)) return undefined;
  const { day, time, offset = 0 } = moment;
  const isInstant = kind === 'instant';
  const at = day * 86_400_000 + Math.floor(time / 1000) - (isInstant ? offset * 1000 : 0);
  if (Math.abs(at) > 8.64e15) return undefined;
  const found = dayOf(at, isInstant ? timeZone : 'UTC');
  return plainDay.test(found) && found > '0001' ? found : undefined;
}

/** Returns the conditions that exactly the values of a period meet. */
export function filtersOfPeriod(
  { name, kind }: Pick<Field, 'name' | 'kind'>,
  period: string,
  unit: DateUnit,
  timeZone: string | undefined,
): readonly Filter[] {
  if (!plainDay.test(period)) return [equals(name, period)];
  const bound = (day: Day) =>
    kind === 'date'
      ? day
      : kind === 'timestamp'
        ? `${day}T00:00:00`
        : beginningOf(day, timeZone).toISOString();
  return [
    { field: name, operator: 'gte', values: [bound(period)] },
    { field: name, operator: 'lt', values: [bound(nextPeriod(period, unit))] },
  ];
}

function nextPeriod(first: Day, unit: DateUnit): Day {
  const [year = 0, month = 0] = first.split('-').map(Number);
  const day = (index: number) => new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10);
  switch (unit) {
    case 'day':
      return addDays(first, 1);
    case 'week':
      return addDays(first, 7);
    case 'month':
      return day(month);
    default:
      return day(12);
  }
}
