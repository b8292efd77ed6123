import type { RelationName } from './relation-name.ts';
import type { Source } from './fact.ts';

/** Done by the database to a record when the one that it refers to is updated or deleted. */
export type ReferenceAction = 'no action' | 'restrict' | 'cascade' | 'set null' | 'set default';

/** A foreign key of this entity. */
export interface Reference extends RelationName {
  readonly constraint: string;
  readonly fields: readonly string[];
  readonly referencedFields: readonly string[];
  readonly onDelete: ReferenceAction;
  readonly onUpdate?: ReferenceAction;
  /** The fields that `set null` or `set default` sets on deletion, where not all. */
  readonly onDeleteFields?: readonly string[];
  /** MATCH FULL: all fields of the key are set, or none is. */
  readonly matchFull?: true;
  /** Checked when the transaction ends. */
  readonly deferred?: true;
  /** NOT VALID: older rows may violate it. */
  readonly validated?: false;
  /** NOT ENFORCED: the database does not check it. */
  readonly enforced?: false;
  /** The last fields are ranges, and a referring one must be covered (PERIOD). */
  readonly period?: true;
  /** At most one record here refers to each record there. */
  readonly unique: boolean;
  /**
   * The Data API can't embed over it (PGRST200), because the constraint exists on partitions only or
   * the entity is a view: read the record in a separate request.
   */
  readonly embeddable?: false;
  readonly source: Source;
}
