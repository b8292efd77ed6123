/** A day as a calendar names it: `2026-11-20`. */
export type Day = string;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the day that clocks of a zone show at a moment; of the browser's own zone when left out. */
export function dayOf(moment: Date | number, timeZone?: string): Day {
  const key = timeZone ?? '';
  let format = formats.get(key);
  if (format === undefined) {
    // Canadian English writes days as ISO 8601 does.
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(key, format);
  }
  return format.format(moment);
}

/**
 * Returns the first moment of a day in a zone. It is searched for, because not every day begins at
 * midnight: where summer time begins at it, the day begins at one o'clock.
 */
export function beginningOf(day: Day, timeZone?: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // No zone is further from UTC than that.
  let [before, after] = [midnight - 16 * 3_600_000, midnight + 16 * 3_600_000];
  while (after - before > 1) {
    const between = Math.floor((before + after) / 2);
    if (dayOf(between, timeZone) < day) before = between;
    else after = between;
  }
  return new Date(after);
}

/** Returns the day so many days later, or earlier when negative. */
export function addDays(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
