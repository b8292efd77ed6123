import { comparing, plainText, typeOf, type ValueField, type ValueType } from '../value/index.ts';
import { isStorable } from './calendar-day.ts';
import { isTooFine } from './iso-text.ts';
import { compareMoments, type Moment, readMoment, writeMoment } from './moment.ts';

/** A date and time without a zone, as a clock and a calendar on the wall show them. */
export const timestamp: ValueType = {
  parse(typed, field) {
    const moment = readMoment(typed);
    const problem =
      moment?.offset === undefined
        ? momentProblem(moment, field)
        : 'This field has no time zone. Leave it out, as in 2026-11-20 14:05.';
    if (problem !== undefined || moment === undefined) return { problem: problem ?? '' };
    return { value: writeMoment(moment, 'T', '') };
  },
  compare: comparing(readMoment, compareMoments),
  write(value) {
    const moment = readMoment(value);
    return moment === undefined ? plainText(value) : writeMoment(moment, 'T', '');
  },
};

/** Says why a moment can't be stored; undefined where it can. */
export function momentProblem(moment: Moment | undefined, field: ValueField): string | undefined {
  if (moment === undefined) return 'Enter a real date and a time, such as 2026-11-20 14:05.';
  if (!isStorable(moment.day, 'timestamp')) return 'The date is too far away to be stored.';
  if (isTooFine(moment.time, typeOf(field))) {
    return 'The time has too many digits after the second.';
  }
  return undefined;
}
