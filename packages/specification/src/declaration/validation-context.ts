import type { Specification } from '../model/index.ts';
import type { ProblemList } from './problems.ts';

/** The specification that a declaration is checked against, and the list that collects problems. */
export interface ValidationContext {
  readonly specification: Specification;
  readonly problems: ProblemList;
}
