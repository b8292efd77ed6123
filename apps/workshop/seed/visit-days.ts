import { addWorkdays, berlinDay, workdayFrom, type Day } from './calendar.ts';
import type { Slot } from './diary.ts';
import type { IncomingOrder } from './intake.ts';
import type { Random } from './random.ts';

/** The days within which each visit of an order may lie, in order. */
export function windows(random: Random, order: IncomingOrder, today: Day): (readonly [Day, Day])[] {
  const openedDay = berlinDay(order.opened);
  const dueDay = berlinDay(order.due);
  // The last visit of a finished order is on the day it was done; those before lead up to it.
  const past = (count: number): (readonly [Day, Day])[] => {
    const windows: (readonly [Day, Day])[] = [];
    let day = order.doneBy;
    for (let left = count; left > 0; left -= 1) {
      windows.unshift([Math.max(openedDay + 1, day - 2), Math.min(day + 8, today - 1)]);
      day -= random.integer(1, 5);
    }
    return windows;
  };
  switch (order.status) {
    case 'completed':
      return past(
        random.pickWeighted([
          [1, 34],
          [2, 32],
          [3, 21],
          [4, 9],
          [5, 4],
        ] as const),
      );
    case 'planned': {
      const first = Math.max(today + 1, dueDay - 4);
      return [[first, Math.max(dueDay, first + 9)]];
    }
    case 'in_progress': {
      const first = addWorkdays(today, -random.integer(1, 5));
      const begun = [Math.max(openedDay + 1, first), today - 1] as const;
      return [
        begun,
        [today, today + 6],
        ...(random.chance(0.5) ? [[today + 1, today + 10] as const] : []),
      ];
    }
    case 'on_hold':
      return random.chance(0.6) ? past(1) : [];
    case 'cancelled':
      return random.chance(0.35) ? past(1) : [];
    case 'open':
      return [];
    default:
      return order.status satisfies never;
  }
}

/** The three visits of the order that the pictures show. */
export function featuredSlots(today: Day): Slot[] {
  return [
    { day: addWorkdays(today, -4), start: 540, end: 585 },
    { day: addWorkdays(today, -2), start: 780, end: 870 },
    { day: workdayFrom(today), start: 480, end: 720 },
  ];
}
