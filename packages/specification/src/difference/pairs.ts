import { type Entity, type Field, isKnown } from '../model/index.ts';
import { nearestNames } from '../nearest-names/index.ts';

/** Items that two lists have in common, by a key, and those that only one of them has. */
export interface Pairs<T> {
  readonly both: readonly { readonly before: T; readonly after: T }[];
  readonly removed: readonly T[];
  readonly added: readonly T[];
}

/** Pairs the items of two lists by a key; of several with one key, in their order. */
export function pairsOf<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
): Pairs<T> {
  const waiting = Map.groupBy(after, keyOf);
  const both: { before: T; after: T }[] = [];
  const removed: T[] = [];
  for (const item of before) {
    const partner = waiting.get(keyOf(item))?.shift();
    if (partner === undefined) removed.push(item);
    else both.push({ before: item, after: partner });
  }
  const left = new Set([...waiting.values()].flat());
  return { both, removed, added: after.filter((item) => left.has(item)) };
}

/** Returns all pairs, with what only one of the lists has beside `undefined`. */
export function allOf<T>({ both, removed, added }: Pairs<T>): readonly {
  readonly before?: T;
  readonly after?: T;
  /** The item after, or the one before where there is no other. */
  readonly either: T;
}[] {
  return [
    ...both.map((pair) => ({ ...pair, either: pair.after })),
    ...removed.map((item) => ({ before: item, either: item })),
    ...added.map((item) => ({ after: item, either: item })),
  ];
}

/** Compares two values of JSON, in which the order of an object's keys says nothing. */
export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, sorted(each)]);
}

/** Returns the items of one list that are in another too. */
export function shared<T>(a: Iterable<T>, b: Iterable<T>): ReadonlySet<T> {
  const other = new Set(b);
  return new Set([...a].filter((each) => other.has(each)));
}

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
