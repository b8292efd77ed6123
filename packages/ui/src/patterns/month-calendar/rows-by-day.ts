import type { RecordRow } from '../../shapes/index.ts';
import type { MonthCalendarProps } from './month-calendar-props.ts';

/** A record on one of its days. */
export interface DayRow {
  readonly row: RecordRow;
  readonly time: string | undefined;
  /** It began on an earlier day. */
  readonly isContinued: boolean;
}

/** The records of a day, in their order. */
export type DayRows = ReadonlyMap<string, readonly DayRow[]>;

/** Returns the records of each of the days. */
export function rowsByDay(
  days: readonly string[],
  rows: readonly RecordRow[],
  placeOf: MonthCalendarProps['placeOf'],
): DayRows {
  const byDay = new Map<string, DayRow[]>(days.map((day) => [day, []]));
  for (const row of rows) {
    const place = placeOf(row);
    if (place === undefined) continue;
    const { day: first, lastDay = first } = place;
    for (const day of days) {
      if (day < first || day > lastDay) continue;
      const isFirst = day === first;
      byDay.get(day)?.push({
        row,
        time: isFirst ? place.time : undefined,
        isContinued: !isFirst || place.isContinued === true,
      });
    }
  }
  // What goes on comes first: it is in the same place on each of its days.
  for (const each of byDay.values()) {
    each.sort((one, other) => Number(other.isContinued) - Number(one.isContinued));
  }
  return byDay;
}
