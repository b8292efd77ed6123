import { messages } from '@ninefold/messages';

export const calendarMessages = messages('calendar-values', {
  date: 'Enter the date as year-month-day, such as 2026-11-20.',
  noSuchDate: 'The date {date} doesn’t exist.',
  tooFar: 'The date is too far in the past or in the future to be stored.',
  time: 'Enter the time as hours:minutes, such as 14:05 or 14:05:30.',
  timeZone: 'Add the time zone, such as 14:05+02:00.',
  tooFine: 'The seconds have too many digits after the decimal point.',
  moment: 'Enter a valid date and time, such as 2026-11-20 14:05.',
  momentZone: 'Add the time zone, such as 2026-11-20 14:05+02:00.',
  noZone: 'This field doesn’t store time zones. Leave out the time zone, as in 2026-11-20 14:05.',
  skipped:
    'This time doesn’t exist in {zone}, because the clocks go forward. Choose another time, or add the time zone.',
});
