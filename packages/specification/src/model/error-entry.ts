import type { Fact, Source } from './fact.ts';

/** Point 8. An error of the product itself, identified by its code or constraint. */
export interface ErrorEntry {
  readonly code: string;
  readonly constraint?: string;
  readonly entity?: string;
  readonly fields?: readonly string[];
  /**
   * The error in words made from the constraint, or as a function raises it. Never the message that
   * the team declares.
   */
  readonly statement?: Fact<string>;
  readonly message: Fact<string>;
  readonly reaction: Fact<string>;
  readonly source: Source;
}
