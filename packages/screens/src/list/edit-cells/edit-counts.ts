import type { RecordRow } from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import type { EditCounts } from '@ninefold/ui/patterns/cell-editing';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { type EditRules, editProblem } from './cell-rules.ts';
import { countedFields, type Edits, isFailed } from './edits.ts';

interface CountedList {
  readonly rows: readonly RecordRow[];
  /** The fields that are in sight. */
  readonly fields: readonly FieldDescriptor[];
  readonly rules: EditRules;
}

/** Counts the edits of a list: all, those out of sight, and those with problems. */
export function editCounts(
  entity: Entity,
  edits: Edits,
  { rows, fields, rules }: CountedList,
): EditCounts {
  const listed = new Set(rows.map(({ id }) => id));
  const shown = new Set(fields.map(({ name }) => name));
  let [cells, outOfSight, problems] = [0, 0, 0];
  for (const [id, record] of edits) {
    const names = countedFields(entity, record);
    const invalid = names.filter((name) => editProblem(rules, record, name) !== undefined).length;
    cells += names.length;
    outOfSight += names.filter((name) => !listed.has(id) || !shown.has(name)).length;
    problems += invalid > 0 || !isFailed(record) ? invalid : 1;
  }
  return { cells, records: edits.size, outOfSight, problems };
}
