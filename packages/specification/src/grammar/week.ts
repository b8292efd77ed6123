import { addDays, type Day } from '@ninefold/values';

/** Returns the first day of a day's week, on the calendar of a locale. */
export function firstOfWeek(day: Day, locale: string | undefined): Day {
  return addDays(day, -((weekdayOf(day) - firstDayOfWeek(locale) + 7) % 7));
}

/** Monday is 1, Sunday 7, as in `Intl.Locale`. */
function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** `getWeekInfo` is a property in some browsers, and missing in others: weeks begin on Monday there. */
type WeekLocale = Intl.Locale & {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
};

function firstDayOfWeek(locale: string | undefined): number {
  if (locale === undefined) return 1;
  const known = new Intl.Locale(locale) as WeekLocale;
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}
