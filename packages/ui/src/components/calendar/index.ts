export { isIsoDate } from '../date-time/iso-date.ts';
export { Calendar, type CalendarProps } from './calendar.tsx';
export type { CalendarLabels } from './labels.ts';
