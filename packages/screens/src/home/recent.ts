import type { RecordRow } from '@ninefold/data/records';
import { type Entity, entityId } from '@ninefold/specification';

/** A record, with what it is one of and when it was changed. */
export interface RecentRecord {
  readonly entity: Entity;
  readonly row: RecordRow;
  /** ISO 8601; absent where it is not known. */
  readonly at?: string;
}

/** More records of one entity with the same time were written by one statement, not by hand. */
const mostAtOnce = 2;

/**
 * Returns the records of several entities that were updated last, newest first. Leaves out records
 * that were written in bulk: they would hide what people work on.
 */
export function latest(records: readonly RecentRecord[], atMost: number): readonly RecentRecord[] {
  const together = Map.groupBy(records, ({ entity, at }) => `${entityId(entity)} ${at}`);
  return [...together.values()]
    .filter((group) => group.length <= mostAtOnce)
    .flat()
    .filter(({ at }) => at !== undefined)
    .toSorted((a, b) => Date.parse(b.at ?? '') - Date.parse(a.at ?? ''))
    .slice(0, atMost);
}
