export { MonthCalendar } from './month-calendar.tsx';
export type { CalendarPlace, MonthCalendarProps } from './month-calendar-props.ts';
export { addMonths, daysOfMonth, monthName } from './days-of-month.ts';
