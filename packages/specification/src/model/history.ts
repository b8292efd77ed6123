/** Where a table keeps the changes of other entities' records, one row for each change. */
export interface ChangeHistory {
  /** By `entityId`: the entities whose changes it keeps. */
  readonly of: readonly string[];
  /** Name of the field that holds the changed record's entity, as `of` names it. */
  readonly entity: string;
  /** Name of the field that holds the changed record's key. */
  readonly record: string;
  /** Name of the field that holds when the record changed. */
  readonly at: string;
  /** Name of the field that holds who changed it. */
  readonly by?: string;
  /** Name of the field that holds the values before, as JSON; empty where the record was created. */
  readonly before: string;
  /** Name of the field that holds the values after, as JSON; empty where the record was deleted. */
  readonly after: string;
}
