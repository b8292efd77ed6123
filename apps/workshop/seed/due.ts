import { addWorkdays, berlinInstant, workdayFrom, type Day, type Instant } from './calendar.ts';
import type { Course } from './courses.ts';
import type { Random } from './random.ts';

function halfHour(random: Random): number {
  return random.integer(17, 34) * 30;
}

/** Finished orders were due about when they were done, and mostly not before. */
function dueOfFinished(random: Random, doneBy: Day): Instant {
  const late = random.chance(0.12);
  const day = doneBy + (late ? -random.integer(1, 6) : random.integer(0, 7));
  return berlinInstant(workdayFrom(day), halfHour(random));
}

/** Unfinished orders are late, or due in these weeks. */
function dueOfUnfinished(random: Random, today: Day): Instant {
  const day = random.pickWeighted([
    [addWorkdays(today, -random.integer(1, 7)), 13],
    [workdayFrom(today + random.integer(0, 6)), 44],
    [addWorkdays(today, random.integer(6, 30)), 43],
  ]);
  return berlinInstant(day, halfHour(random));
}

/** When an order is due, whether it is finished or not. */
export function dueOf(random: Random, openedDay: Day, { status }: Course, doneBy: Day, today: Day) {
  const isFinished = status === 'completed' || status === 'cancelled';
  const due = isFinished ? dueOfFinished(random, doneBy) : dueOfUnfinished(random, today);
  // Nothing is due on the day it comes in, or before.
  return Math.max(due, berlinInstant(workdayFrom(openedDay + 1), 720));
}
