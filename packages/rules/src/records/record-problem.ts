import type { Source } from '@ninefold/specification';

/** Why the database would refuse a record. */
export interface RecordProblem {
  /** Names of the fields that the rule is about: beside each, the message belongs. */
  readonly fields: readonly string[];
  readonly message: string;
  /** Where the rule comes from. */
  readonly source: Source;
}
