import type { RecordRow, RecordValues } from '@ninefold/data/records';
import { type Collision, findPairs, likelyValues } from '@ninefold/rules/collisions';
import type { Entity } from '@ninefold/specification';
import { collisionMessage } from '../../screen-context/queries/index.ts';
import { enteredValues } from '../../descriptors/index.ts';
import type { Edits, RecordEdits } from './edits.ts';

/** A constraint by which the edits of a record may collide with another one. */
export interface AskedCollision {
  /** The same for the same values. */
  readonly key: string;
  readonly record: RecordEdits;
  readonly collision: Collision;
  readonly values: RecordValues;
}

/** Messages by record and field. */
export type CellCollisions = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Of a large paste, the database finds the rest when it is saved. */
const mostAsked = 20;

/** Of many edits, which are all asked again after a write. */
const mostKept = 100;

/** Returns the constraints that edits are about. */
export function askedCollisions(
  entity: Entity,
  collisions: readonly Collision[],
  edits: Edits,
): readonly AskedCollision[] {
  return [...edits.values()].flatMap((record) => {
    const { row, texts } = record;
    const edited = { before: row.values, sent: enteredValues(entity, texts) };
    const values = likelyValues(entity, edited);
    return collisions
      .filter((each) => isEdited(each, record) && each.isAbout(edited) === true)
      .map((collision) => {
        const { constraint, fields } = collision;
        const key = JSON.stringify([row.id, constraint, fields.map((name) => values[name])]);
        return { key, record, collision, values };
      });
  });
}

/** What is looked for in the database. */
export interface Lookups {
  readonly asked: readonly AskedCollision[];
  /** Keys of all that was considered. */
  readonly known: ReadonlySet<string>;
}

export const noLookups: Lookups = { asked: [], known: new Set() };

/** Adds what is asked since, up to a number. The rest isn't looked for later either. */
export function withAsked({ asked, known }: Lookups, now: readonly AskedCollision[]): Lookups {
  const before = new Set(asked.map(({ key }) => key));
  const kept = now.filter(({ key }) => before.has(key));
  const room = Math.min(mostAsked, mostKept - kept.length);
  const added = now.filter(({ key }) => !known.has(key)).slice(0, room);
  return {
    asked: [...kept, ...added],
    known: new Set(now.map(({ key }) => key)),
  };
}

/**
 * Returns what is said at edited cells of the records in the way.
 *
 * @param found The stored records that were found, by `AskedCollision.key`.
 */
export function cellCollisions(
  entity: Entity,
  edits: Edits,
  asked: readonly AskedCollision[],
  found: ReadonlyMap<string, RecordRow>,
): CellCollisions {
  const edited = editedInTheWay(asked);
  const said = new Map<string, Record<string, string>>();
  for (const each of asked) {
    const { key, collision, record } = each;
    const stored = found.get(key);
    const other = stored && edits.get(stored.id);
    // One that is edited too has other values then.
    const isStored = other === undefined || !isEdited(collision, other);
    const title = edited.get(each)?.title ?? (isStored ? stored?.title : undefined);
    if (title === undefined) continue;
    const { fields, reads } = collision;
    const field = [...reads, ...fields].findLast((name) => Object.hasOwn(record.texts, name));
    const { id } = record.row;
    const message = `${collisionMessage(entity, collision)} ${title}`;
    said.set(id, { ...said.get(id), [field ?? '']: message });
  }
  return said;
}

/** Returns the edited record with which the edits of another one collide. */
function editedInTheWay(asked: readonly AskedCollision[]): ReadonlyMap<AskedCollision, RecordRow> {
  const others = new Map<AskedCollision, RecordRow>();
  for (const [collision, alike] of Map.groupBy(asked, (each) => each.collision)) {
    const pairs = findPairs(
      collision,
      alike.map(({ values }) => values),
    );
    for (const [later, earlier] of pairs) {
      const [one, other] = [alike[earlier], alike[later]];
      if (one === undefined || other === undefined) continue;
      others.set(other, one.record.row);
      if (!others.has(one)) others.set(one, other.record.row);
    }
  }
  return others;
}

function isEdited({ fields, reads }: Collision, { texts }: RecordEdits): boolean {
  return [...fields, ...reads].some((name) => Object.hasOwn(texts, name));
}
