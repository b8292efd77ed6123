import type { TimeGridProps } from '../time-grid/index.ts';

export interface MonthCalendarProps extends Pick<TimeGridProps, 'label' | 'events' | 'moves'> {
  /** The month that is shown, as `2026-11`. */
  readonly month: string;
  /** Today in the person's time zone, as `2026-11-25`. */
  readonly today: string;
  /** The address of the table of a day's records. */
  readonly dayHref: (day: string) => string;
  /** Called with the morning of the day that was double-clicked. */
  readonly onCreate?: TimeGridProps['onCreate'];
}
