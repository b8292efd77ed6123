export { MonthCalendar } from './month-calendar.tsx';
export type { MonthCalendarProps } from './month-calendar-props.ts';
export { addMonths, daysOfMonth, monthName } from './days-of-month.ts';
