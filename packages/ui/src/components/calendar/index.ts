export { isIsoDate } from '../date-time/index.ts';
export { Calendar, type CalendarProps } from './calendar.tsx';
export { calendarLabels } from './labels.ts';
