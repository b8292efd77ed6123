import { pathOf } from '../../key-path/index.ts';
import type { ErrorEntry } from '../../model/index.ts';
import { isCode, platformCodes } from '../../platform/index.ts';
import type { ProblemList } from '../problems.ts';

/** Leaves out and reports messages for names that are neither of a constraint nor of a code. */
export function applyErrorCodes(
  errors: readonly ErrorEntry[],
  problems: ProblemList,
): readonly ErrorEntry[] {
  const names = [...errors.flatMap(({ constraint }) => constraint ?? []), ...platformCodes];
  return errors.filter(({ code, constraint, source }) => {
    if (constraint !== undefined || source.from !== 'declared' || isCode(code)) return true;
    problems.unknown(pathOf('messages', code), 'constraint', code, names);
    return false;
  });
}
