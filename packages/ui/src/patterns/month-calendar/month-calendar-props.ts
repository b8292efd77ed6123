import type { FieldOption, RecordRow } from '../../shapes/index.ts';

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
  /** The state of a record, which gives it its colour. */
  readonly stateOf?: (row: RecordRow) => FieldOption | undefined;
  /** The address of the table of a day's records. */
  readonly dayHref: (day: string) => string;
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
