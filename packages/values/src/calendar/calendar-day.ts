/** A day of the proleptic Gregorian calendar, which is Postgres's. Year 0 is 1 BC. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The calendar repeats every 400 years, so that `Date`, whose years end sooner, can compute one cycle. */
const cycleYears = 400;
const cycleDays = 146_097;
const dayInMilliseconds = 86_400_000;

/** Checks that the day exists: 29 February only in leap years. */
export function isDay(calendarDay: CalendarDay): boolean {
  const date = dateInCycle(calendarDay);
  return date.getUTCMonth() === calendarDay.month - 1 && date.getUTCDate() === calendarDay.day;
}

/** Returns days since 1 January 1970. */
export function dayNumber(calendarDay: CalendarDay): number {
  const cycle = Math.floor(calendarDay.year / cycleYears) - 5;
  return dateInCycle(calendarDay).getTime() / dayInMilliseconds + cycle * cycleDays;
}

/** Returns the day that is so many days after 1 January 1970. */
export function calendarDay(number: number): CalendarDay {
  const cycle = Math.floor(number / cycleDays);
  const date = new Date((number - cycle * cycleDays) * dayInMilliseconds);
  return {
    year: date.getUTCFullYear() + cycle * cycleYears,
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  };
}

function dateInCycle({ year, month, day }: CalendarDay): Date {
  const yearOfCycle = year - Math.floor(year / cycleYears) * cycleYears;
  return new Date(Date.UTC(2000 + yearOfCycle, month - 1, day));
}

/** Where `date` and timestamps begin: 24 November 4714 BC. */
const firstDay = dayNumber({ year: -4713, month: 11, day: 24 });
/** Where `date` and timestamps end. */
const lastDay = {
  date: dayNumber({ year: 5_874_897, month: 12, day: 31 }),
  timestamp: dayNumber({ year: 294_276, month: 12, day: 31 }),
};

/** Checks that Postgres can store the day; infinities it can. */
export function isStorable(day: number, type: keyof typeof lastDay): boolean {
  return !Number.isFinite(day) || (day >= firstDay && day <= lastDay[type]);
}
