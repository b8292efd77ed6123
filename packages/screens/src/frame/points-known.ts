import type { Specification } from '@ninefold/specification';
import { coverage } from '@ninefold/specification/coverage';

/** A separate module, so that it can be loaded after the first screen. */
export function pointsKnown(specification: Specification): number {
  return coverage(specification).pointsKnown;
}
