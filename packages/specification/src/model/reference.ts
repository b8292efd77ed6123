import type { Source } from './fact.ts';

/** What the database does to a record when the one that it refers to changes or goes. */
export type ReferenceAction = 'no action' | 'restrict' | 'cascade' | 'set null' | 'set default';

/** A foreign key of this entity. */
export interface Reference {
  readonly constraint: string;
  readonly fields: readonly string[];
  /** The referenced entity's name and schema. */
  readonly entity: string;
  readonly schema: string;
  readonly referencedFields: readonly string[];
  readonly onDelete: ReferenceAction;
  readonly onUpdate?: ReferenceAction;
  /** The fields that `set null` or `set default` sets on removal, where not all. */
  readonly onDeleteFields?: readonly string[];
  /** A key of several fields is given as a whole or not at all (MATCH FULL). */
  readonly wholeOrEmpty?: true;
  /** Checked when the transaction ends. */
  readonly deferred?: true;
  /** Rows from before it may not obey it (NOT VALID). */
  readonly validated?: false;
  /** The database does not hold anybody to it (NOT ENFORCED). */
  readonly enforced?: false;
  /** The last fields are ranges, and a referring one must be covered (PERIOD). */
  readonly period?: true;
  /** At most one record here refers to each record there. */
  readonly unique: boolean;
  /**
   * The constraint stands on partitions alone, not on the partitioned table:
   * the Data API does not embed over it (PGRST200), look the record up apart.
   */
  readonly folded?: true;
  readonly source: Source;
}
