import { comparing, plainText, typeOf } from '../order.ts';
import type { Parsed, ValueField, ValueType } from '../value.ts';
import {
  compareMoments,
  isStorableMoment,
  readMoment,
  writeMoment,
  type Moment,
} from './moment.ts';
import { isTooFine } from './text.ts';

/** A date and time without a zone: what a clock and a calendar on the wall show. */
export const timestamp: ValueType = {
  parse(typed, field) {
    const moment = readMoment(typed);
    const problem =
      moment?.offset === undefined
        ? momentProblem(moment, field)
        : 'This field has no time zone. Leave it out, as in 2026-11-20 14:05.';
    if (problem !== undefined || moment === undefined) return { problem: problem ?? '' };
    return { value: writeMoment(moment, 'T', '') } satisfies Parsed;
  },
  compare: comparing(readMoment, compareMoments),
  write(value) {
    const moment = readMoment(value);
    return moment === undefined ? plainText(value) : writeMoment(moment, 'T', '');
  },
};

/** What is wrong with a moment that was typed; undefined where nothing is. */
export function momentProblem(moment: Moment | undefined, field: ValueField): string | undefined {
  if (moment === undefined) {
    return 'Enter a real date and a time, such as 2026-11-20 14:05.';
  }
  if (!isStorableMoment(moment)) return 'The date is too far away to be stored.';
  if (isTooFine(moment.time, typeOf(field))) {
    return 'The time has too many digits after the second.';
  }
  return undefined;
}
