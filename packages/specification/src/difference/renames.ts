import { type Entity, type Field, isKnown } from '../model/index.ts';
import { nearestNames } from '../nearest-names/index.ts';
import { type Pairs, shared } from './pairs.ts';

/** Items that were probably renamed, and those that were removed or added. */
export interface Renamed<T> {
  readonly renamed: readonly { readonly before: T; readonly after: T }[];
  readonly removed: readonly T[];
  readonly added: readonly T[];
}

/**
 * Pairs removed with added items that are each other's most similar. A catalog keeps no history, so
 * this is only probable.
 *
 * @param likeness 0 for no likeness at all.
 */
export function findRenamed<T extends object>(
  { removed, added }: Pick<Pairs<T>, 'removed' | 'added'>,
  likeness: (before: T, after: T) => number,
): Renamed<T> {
  const renamed = removed.flatMap((before) => {
    const after = mostLike(before, added, likeness);
    if (after === undefined) return [];
    const back = mostLike(after, removed, (a, b) => likeness(b, a));
    return back === before ? [{ before, after }] : [];
  });
  const gone = new Set(renamed.map(({ before }) => before));
  const made = new Set(renamed.map(({ after }) => after));
  return {
    renamed,
    removed: removed.filter((each) => !gone.has(each)),
    added: added.filter((each) => !made.has(each)),
  };
}

/** Returns the most similar item; undefined where two are, or none is similar. */
function mostLike<T extends object>(
  of: T,
  among: readonly T[],
  likeness: (a: T, b: T) => number,
): T | undefined {
  const scored = among.map((each) => ({ each, likeness: likeness(of, each) }));
  const most = Math.max(0, ...scored.map((one) => one.likeness));
  const winners = scored.filter((one) => one.likeness === most);
  return most > 0 && winners.length === 1 ? winners[0]?.each : undefined;
}

/** Scores fields of one type by their names, places and comments. */
export function fieldLikeness(before: Entity, after: Entity): (a: Field, b: Field) => number {
  return (a, b) => {
    if (a.type !== b.type || a.generated !== b.generated) return 0;
    const alike = [
      isKnown(a.description) && a.description.value === b.description.value ? 3 : 0,
      nearestNames(a.name, [b.name]).length > 0 ? 2 : 0,
      before.fields.length === after.fields.length &&
      before.fields.indexOf(a) === after.fields.indexOf(b)
        ? 2
        : 0,
    ].reduce((sum, part) => sum + part, 0);
    if (alike === 0) return 0;
    return alike + Number(a.nullable === b.nullable) + Number(a.default === b.default);
  };
}

const columnsOf = ({ fields }: Entity) =>
  new Set(fields.map(({ name, type }) => `${name} ${type}`));

/** Scores entities by the columns that they share. */
export function entityLikeness(a: Entity, b: Entity): number {
  if (a.kind !== b.kind) return 0;
  const [left, right] = [columnsOf(a), columnsOf(b)];
  const common = shared(left, right).size;
  const likeness = common / Math.max(1, left.size + right.size - common);
  return likeness >= 0.7 ? likeness : 0;
}
