import type { Specification } from '../../model/specification.ts';
import type { ProblemList } from '../problems.ts';

/** What a part of the declaration is held against, and where what does not fit is told. */
export interface Surroundings {
  readonly specification: Specification;
  readonly problems: ProblemList;
}
