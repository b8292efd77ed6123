export { type CalendarPlace, MonthCalendar, type MonthCalendarProps } from './month-calendar.tsx';
export { daysOfMonth } from './days-of-month.ts';
