import { sampleRecords } from '@ninefold/rules/samples';
import { entityId, type Specification } from '@ninefold/specification';

/** Returns sample records by table, in an order that foreign keys allow. */
export function samplesOf(specification: Specification) {
  const tables = sampleRecords(specification, { rows: 20, seed: 1, now: Date.UTC(2026, 10, 27) });
  return new Map(tables.map(({ entity, rows }) => [entityId(entity), rows]));
}
