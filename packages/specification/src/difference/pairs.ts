/** What two lists have in common, by a key, and what only one of them has. */
export interface Pairs<T> {
  readonly both: readonly { readonly before: T; readonly after: T }[];
  readonly removed: readonly T[];
  readonly added: readonly T[];
}

/** Of several with one key, the first there stands for the first here, and so on. */
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

/** Whether two values of JSON say the same; the order of an object's keys says nothing. */
export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, sorted(each)]);
}

/** What is in both of two lists. */
export function shared<T>(a: Iterable<T>, b: Iterable<T>): ReadonlySet<T> {
  const other = new Set(b);
  return new Set([...a].filter((each) => other.has(each)));
}
