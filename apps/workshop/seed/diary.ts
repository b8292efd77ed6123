/** Keeps each technician's visits, so that no two overlap. */
import { isWorkday, type Day } from './calendar.ts';
import type { Random } from './random.ts';
import type { Technician } from './technicians.ts';

export interface Slot {
  readonly day: Day;
  /** Minutes since midnight. */
  readonly start: number;
  readonly end: number;
}

export interface Diary {
  /** Takes the time if it is free; whether it was. */
  take(technician: Technician, slot: Slot): boolean;
  /** Takes the first free time of that length between two days, both included. */
  find(technician: Technician, between: readonly [Day, Day], minutes: number): Slot | undefined;
}

export function createDiary(random: Random): Diary {
  const taken = new Map<Technician, Map<Day, Slot[]>>();

  function slotsOf(technician: Technician, day: Day): Slot[] {
    const days = taken.get(technician) ?? new Map<Day, Slot[]>();
    taken.set(technician, days);
    const slots = days.get(day) ?? [];
    days.set(day, slots);
    return slots;
  }

  function take(technician: Technician, slot: Slot): boolean {
    const slots = slotsOf(technician, slot.day);
    if (slots.some((other) => slot.start < other.end && other.start < slot.end)) return false;
    slots.push(slot);
    return true;
  }

  function find(
    technician: Technician,
    [first, last]: readonly [Day, Day],
    minutes: number,
  ): Slot | undefined {
    for (let day = first; day <= last; day += 1) {
      if (!isWorkday(day)) continue;
      const latest = technician.dayEnds - minutes;
      // Not everybody begins with the first visit at the first minute.
      const earliest = technician.dayStarts + random.integer(0, 3) * 30;
      for (let start = earliest; start <= latest; start += 30) {
        const slot = { day, start, end: start + minutes };
        if (take(technician, slot)) return slot;
      }
    }
    return undefined;
  }

  return { take, find };
}
