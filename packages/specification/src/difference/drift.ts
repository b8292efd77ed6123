import type { Specification } from '../model/index.ts';
import type { Change } from './change.ts';
import { diff } from './diff.ts';

/**
 * Lists the differences of a live database from a specification: of all differences, those whose
 * source is the database. Declarations are not drift.
 */
export function drift(specification: Specification, live: Specification): readonly Change[] {
  return diff(specification, live).filter(({ from }) => from === 'database');
}
