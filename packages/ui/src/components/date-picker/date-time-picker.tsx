import {
  type CalendarDateTime,
  getLocalTimeZone,
  toCalendarDateTime,
  today,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date';
import { useCallback } from 'react';
import { formatIsoDateTime, parseIsoDateTime } from '../date-time/index.ts';
import { Picker, type PickerProps } from './picker.tsx';

export interface DateTimePickerProps extends PickerProps {
  /** An IANA zone, for instants: they show in it, and their text has an offset. */
  readonly timeZone?: string;
}

/**
 * A day and a time, like a `DatePicker`. Its value is `YYYY-MM-DDTHH:MM:SS` as on a wall clock; with
 * a `timeZone` it is an instant in UTC, `2026-11-20T13:00:00+00:00`. A given fraction of a second
 * stays while the time of day does. Seconds show once a value has some.
 */
export function DateTimePicker({ timeZone, ...props }: DateTimePickerProps) {
  const parse = useCallback((text: string) => parseIsoDateTime(text, timeZone), [timeZone]);
  return (
    <Picker
      data-slot="date-picker"
      {...props}
      hasTime
      placeholderValue={midnight(timeZone)}
      parse={parse}
      format={formatIsoDateTime}
    />
  );
}

function midnight(timeZone: string | undefined): CalendarDateTime | ZonedDateTime {
  const midnightToday = toCalendarDateTime(today(timeZone ?? getLocalTimeZone()));
  return timeZone === undefined ? midnightToday : toZoned(midnightToday, timeZone);
}
