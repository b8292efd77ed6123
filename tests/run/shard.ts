/** One of `count` parts of the tests, for a machine each. */
export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly count: number;
}

/**
 * Reads `1/4`.
 *
 * @throws {Error} when it is not a part of a whole.
 */
export function readShard(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined;
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (index === undefined || count === undefined || index < 1 || index > count) {
    throw new Error(`--shard takes a part and the number of parts, such as 1/4, not “${text}”.`);
  }
  return { index, count };
}
