import type { ReactNode } from 'react';
import type { RecordRow } from '../../shapes/index.ts';

export interface MonthCalendarProps {
  /** The calendar's accessible name: "Work orders by due date". */
  readonly label: string;
  /** The month that is shown, as `2026-11`. */
  readonly month: string;
  /** Today in the person's time zone, as `2026-11-25`. */
  readonly today: string;
  /** Absent while they are loading. */
  readonly rows: readonly RecordRow[] | undefined;
  /** On which days a record is, and at what time where that is known. */
  readonly placeOf: (row: RecordRow) => CalendarPlace | undefined;
  /** The address of the calendar of another month. */
  readonly monthHref: (month: string) => string;
  /** The address of the table of a day's records. */
  readonly dayHref: (day: string) => string;
  /** The address of the table of all the month's records, where `rows` holds only the first. */
  readonly allHref?: string;
  /** Shown in place of the records, because reading them failed. */
  readonly error?: ReactNode;
}

export interface CalendarPlace {
  /** As `2026-11-25`. */
  readonly day: string;
  /** On the first day. */
  readonly time?: string;
  /** The last day, if it lasts longer than a day. */
  readonly lastDay?: string;
  /** It began before `day`, and the calendar doesn't show where. */
  readonly isContinued?: boolean;
}
