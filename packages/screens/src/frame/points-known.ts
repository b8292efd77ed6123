import type { Specification } from '@ninefold/specification';
import { coverage } from '@ninefold/specification/coverage';

/** A module of its own, so that it can be loaded later than the first screen. */
export function pointsKnown(specification: Specification): number {
  return coverage(specification).pointsKnown;
}
