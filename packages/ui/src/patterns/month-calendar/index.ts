export { MonthCalendar } from './month-calendar.tsx';
export type { CalendarPlace, MonthCalendarProps } from './month-calendar-props.ts';
export { daysOfMonth } from './days-of-month.ts';
