import { compareCodePoints, plainText, type ValueType } from '../value/index.ts';
import { textProblem } from './text.ts';

/** A type whose values are plain text here; the database validates them. */
export const other: ValueType = {
  parse(typed) {
    const problem = textProblem(typed);
    return problem === undefined ? { value: typed } : { problem };
  },
  compare: (a, b) => compareCodePoints(plainText(a), plainText(b)),
  write: plainText,
};
