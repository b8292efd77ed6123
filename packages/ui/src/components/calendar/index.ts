export { isIsoDate } from '../date-time/iso-date.ts';
export { Calendar, type CalendarProps } from './calendar.tsx';
export { calendarLabels } from './labels.ts';
