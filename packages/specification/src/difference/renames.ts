import { nearestNames } from '../declaration/nearest.ts';
import { isKnown } from '../model/fact.ts';
import type { Entity, Field } from '../model/specification.ts';
import { shared, type Pairs } from './pairs.ts';

/** What was removed and what is new, of which one may be the other under another name. */
export interface Renamed<T> {
  readonly renamed: readonly { readonly before: T; readonly after: T }[];
  readonly removed: readonly T[];
  readonly added: readonly T[];
}

/**
 * Pairs what was removed with what is new where they are like each other, and each
 * is what the other is most like. A catalog keeps no history, so this can be
 * no more than a likelihood.
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

/** The one that is most like another; none where two are, or where nothing is like it. */
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

/** Of the same type, and alike in name, place or comment. */
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

/** With nearly the same columns. */
export function entityLikeness(a: Entity, b: Entity): number {
  if (a.kind !== b.kind) return 0;
  const [left, right] = [columnsOf(a), columnsOf(b)];
  const common = shared(left, right).size;
  const likeness = common / Math.max(1, left.size + right.size - common);
  return likeness >= 0.7 ? likeness : 0;
}
