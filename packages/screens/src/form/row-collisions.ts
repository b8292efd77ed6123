import type { RowWrite } from '@ninefold/data/records/children';
import {
  type Collision,
  comparedValues,
  findPairs,
  likelyValues,
} from '@ninefold/rules/collisions';
import type { CheckedRecord } from '@ninefold/rules/records';
import { fieldList, isOverlap } from '../screen-context/queries/index.ts';
import type { ChildKind } from './child-kinds.ts';
import { enteredFields, type KeptRow, type RowCollision } from './kept-row.ts';
import { childRowsScreenMessages } from './messages.ts';
import { sentValues, stayingRows } from './row-writes.ts';

/** In place of the value that all rows have in common, the key of their record: a new one has none yet. */
const ofParent = 'the same for all rows';

/** Returns what would be stored of rows, by their ids. */
function recordsOf(
  { children: { reference } }: ChildKind,
  rows: readonly KeptRow[],
  writes: readonly RowWrite[],
): ReadonlyMap<string, CheckedRecord> {
  const shared = Object.fromEntries(reference.fields.map((name) => [name, ofParent]));
  const sent = sentValues(writes);
  return new Map(
    stayingRows(rows).map(({ id, record }) => [
      id,
      { before: record && { ...record.values, ...shared }, sent: { ...sent.get(id), ...shared } },
    ]),
  );
}

/**
 * Returns what is said at rows that the database would not store beside another row of the form, by their ids.
 *
 * @param writes What is sent of the rows.
 */
export function rowCollisions(
  kind: ChildKind,
  rows: readonly KeptRow[],
  writes: readonly RowWrite[],
): ReadonlyMap<string, readonly RowCollision[]> {
  const { entity, reference } = kind.children;
  const sent = sentValues(writes);
  const records = recordsOf(kind, rows, writes);
  const shown = rows.filter(({ deleted }) => !deleted);
  const said = new Map<string, RowCollision[]>();
  for (const collision of kind.collisions) {
    const { constraint, reads } = collision;
    if (reads.some((name) => reference.fields.includes(name))) continue;
    const fields = collision.fields.filter((name) => !reference.fields.includes(name));
    const compared = shown.map(({ id }) => {
      const record = records.get(id);
      return record && comparedValues(entity, collision, record);
    });
    for (const [later, earlier] of findPairs(collision, compared)) {
      // Those that are stored as they are don't collide.
      const [row, place] = sent.has(shown[later]?.id ?? '')
        ? [shown[later], earlier]
        : [shown[earlier], later];
      const field = row && sent.has(row.id) ? fieldIn(row, fields) : undefined;
      if (row === undefined || field === undefined) continue;
      const key = isOverlap(collision) ? 'overlapsWithRow' : 'sameAsRow';
      const message = childRowsScreenMessages[key]({
        row: place + 1,
        fields: fieldList(entity, fields),
      });
      said.set(row.id, withCollision(said.get(row.id) ?? [], { constraint, field, message }));
    }
  }
  return said;
}

/** Adds what is said of a constraint, in place of what was said of it. */
export function withCollision(
  collisions: readonly RowCollision[],
  added: RowCollision,
): RowCollision[] {
  return [...collisions.filter(({ constraint }) => constraint !== added.constraint), added];
}

/** Says of records in the way only what still holds: rows may have been moved, edited or deleted. */
export function withCurrentCollisions(
  kind: ChildKind,
  rows: readonly KeptRow[],
  writes: readonly RowWrite[],
): readonly KeptRow[] {
  if (rows.every(({ collisions }) => collisions.length === 0)) return rows;
  const now = rowCollisions(kind, rows, writes);
  const valuesOf = collidingValues(kind, rows, writes);
  return rows.map((row) => {
    if (row.collisions.length === 0) return row;
    const collisions = row.collisions.flatMap((each) => {
      const ofRows = now.get(row.id)?.find(({ constraint }) => constraint === each.constraint);
      const isStored = each.values !== undefined && each.values === valuesOf(row.id, each);
      return ofRows ?? (isStored ? each : []);
    });
    const isSame = collisions.every(({ message }, at) => message === row.collisions[at]?.message);
    return isSame && collisions.length === row.collisions.length ? row : { ...row, collisions };
  });
}

/**
 * Returns what tells the values of a row that a stored record is in the way of. Where the database has refused them, it
 * may be for another row that only it can compare: then they are of both.
 */
export function collidingValues(
  kind: ChildKind,
  rows: readonly KeptRow[],
  writes: readonly RowWrite[],
): (id: string, said: Pick<RowCollision, 'constraint' | 'isRefused'>) => string | undefined {
  const { entity } = kind.children;
  const records = recordsOf(kind, rows, writes);
  return (id, { constraint, isRefused = false }) => {
    const collision = kind.collisions.find((each) => each.constraint === constraint);
    const record = records.get(id);
    if (collision === undefined || record === undefined) return undefined;
    const own = likelyValues(entity, record);
    const others = isRefused
      ? [...records]
          .filter(([other]) => other !== id)
          .map(([, other]) => likelyValues(entity, other))
          .filter((other) => collision.collides(own, other) === undefined)
      : [];
    return JSON.stringify([own, ...others].map((values) => valuesIn(collision, values)));
  };
}

function valuesIn({ fields, reads }: Collision, values: CheckedRecord['sent']) {
  return [...fields, ...reads].map((name) => values[name] ?? null);
}

/** Returns the last field of these that can be entered in a row. */
export function fieldIn(row: KeptRow, names: readonly string[]): string | undefined {
  return enteredFields(row).findLast(({ name }) => names.includes(name))?.name;
}
