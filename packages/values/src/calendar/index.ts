export { type CalendarDay, calendarDay, dayNumber } from './calendar-day.ts';
export { dateInUtc, isBeforeChrist, parseMoment } from './displayed-moment.ts';
export {
  formatDate,
  formatInstant,
  formatTime,
  formatTimestamp,
  timeOptions,
  yearOption,
} from './format-moment.ts';
export { date, readDate, writeDate } from './date.ts';
export { instant } from './instant.ts';
export { writeClock, writeDay, writeOffset } from './iso-text.ts';
export { type Moment, readMoment, shifted, writeMoment, type WrittenMoment } from './moment.ts';
export { readTimeOfDay, time, type TimeOfDay, writeTimeOfDay } from './time.ts';
export { timestamp } from './timestamp.ts';
export { offsetAt, offsetsOf } from './zone.ts';
export { addDays, beginningOf, type Day, dayOf } from './zoned-day.ts';
