import type { RowWrite } from '@ninefold/data/records/children';
import { collideCertainly } from '@ninefold/rules/collisions';
import type { ChildKind } from './child-kinds.ts';
import { fieldList, isOverlap } from '../collisions/index.ts';
import { enteredFields, isBlank, type KeptRow } from './kept-row.ts';
import { childRowsScreenMessages } from './messages.ts';

/** Messages by row and field. */
export type RowProblems = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** In place of the value that all rows have in common, the key of their record: a new one has none yet. */
const ofParent = 'the same for all rows';

/**
 * Returns the rows that the database would not store beside another row of the form.
 *
 * @param rows Those that aren't deleted, in order.
 * @param writes What is sent of them.
 */
export function rowCollisions(
  { children: { entity, reference }, collisions }: ChildKind,
  rows: readonly KeptRow[],
  writes: readonly RowWrite[],
): RowProblems {
  const shared = Object.fromEntries(reference.fields.map((name) => [name, ofParent]));
  const sent = new Map<string, RowWrite['values']>();
  // A row that is moved out of the way is written twice.
  for (const { row, values } of writes) sent.set(row, { ...sent.get(row), ...values });
  const records = rows.map(({ id, record }) => ({
    before: record && { ...record.values, ...shared },
    sent: { ...sent.get(id), ...shared },
  }));
  const decidable = collisions.filter(
    ({ reads }) => !reads.some((name) => reference.fields.includes(name)),
  );
  const problems = new Map<string, Readonly<Record<string, string>>>();
  for (const [later, row] of rows.entries()) {
    for (const [earlier, other] of rows.slice(0, later).entries()) {
      const [one, two] = [records[earlier], records[later]];
      if (one === undefined || two === undefined || isBlank(row) || isBlank(other)) continue;
      // Those that are stored as they are don't collide.
      if (!sent.has(row.id) && !sent.has(other.id)) continue;
      const collision = decidable.find((each) => collideCertainly(entity, each, [one, two]));
      if (collision === undefined) continue;
      const [at, place] = sent.has(row.id) ? [row, earlier] : [other, later];
      const fields = collision.fields.filter((name) => !reference.fields.includes(name));
      const field = fieldIn(at, fields);
      if (field === undefined) continue;
      const key = isOverlap(collision) ? 'overlapsWithRow' : 'sameAsRow';
      const message = childRowsScreenMessages[key]({
        row: place + 1,
        fields: fieldList(entity, fields),
      });
      problems.set(at.id, { ...problems.get(at.id), [field]: message });
    }
  }
  return problems;
}

/** Returns the last field of these that can be entered in a row. */
export function fieldIn(row: KeptRow, names: readonly string[]): string | undefined {
  return enteredFields(row).findLast(({ name }) => names.includes(name))?.name;
}
