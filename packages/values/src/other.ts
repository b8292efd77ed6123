import { compareCodePoints, plainText } from './order.ts';
import { textProblem } from './text.ts';
import type { ValueType } from './value.ts';

/** A type of which only its text is known; the database judges it. */
export const other: ValueType = {
  parse(typed) {
    const problem = textProblem(typed);
    return problem === undefined ? { value: typed } : { problem };
  },
  compare: (a, b) => compareCodePoints(plainText(a), plainText(b)),
  write: plainText,
};
