import { messages } from '@ninefold/messages';

export const calendarMessages = messages('calendar-values', {
  date: 'Enter the date as year-month-day, such as 2026-11-20.',
  noSuchDate: '{date} is not a real date.',
  tooFar: 'The date is too far away to be stored.',
  time: 'Enter the time as hours:minutes, such as 14:05 or 14:05:30.',
  timeZone: 'Add the time zone, such as 14:05+02:00.',
  tooFine: 'The time has too many digits after the second.',
  moment: 'Enter a real date and a time, such as 2026-11-20 14:05.',
  momentZone: 'Add the time zone, such as 2026-11-20 14:05+02:00.',
  noZone: 'This field has no time zone. Leave it out, as in 2026-11-20 14:05.',
  skipped: 'Clocks in {zone} skip this time. Choose another time, or add the time zone.',
});
