import type { RecordRow, RecordValues } from '@ninefold/data/records';
import { type Collision, likelyValues } from '@ninefold/rules/collisions';
import type { Entity } from '@ninefold/specification';
import { collisionMessage } from '../collisions/index.ts';
import { enteredValues } from '../descriptors/index.ts';
import type { Edits, RecordEdits } from './edits.ts';

/** A constraint by which the edits of a record may collide with another one. */
export interface AskedCollision {
  /** The same for the same values. */
  readonly key: string;
  readonly collision: Collision;
  readonly values: RecordValues;
}

/** Messages by record and field. */
export type CellCollisions = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Of more records, only those that are stored are looked for. */
const mostCompared = 100;

/** Returns the constraints that the edits of a record are about. */
export function askedCollisions(
  entity: Entity,
  collisions: readonly Collision[],
  { row, texts }: RecordEdits,
): readonly AskedCollision[] {
  const record = { before: row.values, sent: enteredValues(entity, texts) };
  const values = likelyValues(entity, record);
  return collisions
    .filter(
      ({ fields, reads, isAbout }) =>
        [...fields, ...reads].some((name) => Object.hasOwn(texts, name)) &&
        isAbout(record) === true,
    )
    .map((collision) => {
      const { constraint, fields } = collision;
      const key = JSON.stringify([row.id, constraint, fields.map((name) => values[name])]);
      return { key, collision, values };
    });
}

/**
 * Returns what is said at edited cells of the records in the way.
 *
 * @param found The stored records that were found, by `AskedCollision.key`.
 */
export function cellCollisions(
  entity: Entity,
  collisions: readonly Collision[],
  edits: Edits,
  found: ReadonlyMap<string, RecordRow>,
): CellCollisions {
  const asked = [...edits.values()].map(
    (record) => [record, askedCollisions(entity, collisions, record)] as const,
  );
  return new Map(
    asked.map(([{ row, texts }, own]) => {
      const problems = own.flatMap(({ key, collision, values }) => {
        const isCompared = edits.size <= mostCompared;
        const [edited] =
          asked.find(
            ([other, others]) =>
              isCompared &&
              other.row.id !== row.id &&
              others.some(
                (each) =>
                  each.collision === collision && collision.collides(values, each.values) === true,
              ),
          ) ?? [];
        const stored = found.get(key);
        // A record that is edited too may be saved with other values.
        const isStored = stored !== undefined && !edits.has(stored.id);
        const title = edited?.row.title ?? (isStored ? stored.title : undefined);
        if (title === undefined) return [];
        const { fields } = collision;
        const field = fields.findLast((name) => Object.hasOwn(texts, name)) ?? fields.at(-1) ?? '';
        return [[field, `${collisionMessage(entity, collision)} ${title}`] as const];
      });
      return [row.id, Object.fromEntries(problems)];
    }),
  );
}
