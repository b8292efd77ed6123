import type { Specification } from '../model/specification.ts';
import type { Change } from './change.ts';
import { diff } from './diff.ts';

/**
 * How a live database has moved away from a specification: of all differences
 * those whose facts the database states. What the team declares is its own to change.
 */
export function drift(specification: Specification, live: Specification): readonly Change[] {
  return diff(specification, live).filter(({ from }) => from === 'database');
}
