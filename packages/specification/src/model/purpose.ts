import type { Fact } from './fact.ts';

/** Point 1. */
export interface Purpose {
  readonly title: Fact<string>;
  readonly purpose: Fact<string>;
  readonly audience: Fact<string>;
}
