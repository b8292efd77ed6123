/** Numbers that look random and are the same for the same seed, on every machine. */
export interface Random {
  /** From 0 up to, and without, 1. */
  fraction(): number;
  /** A whole number from `least` to `most`, both included. */
  integer(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(values: readonly T[]): T;
  /** One of the values, each as likely as its weight says. */
  pickWeighted<T>(values: readonly (readonly [T, number])[]): T;
  /** Different values, at most `count` of them. */
  sample<T>(values: readonly T[], count: number): T[];
}

/** Marsaglia's xorshift on 32 bits, seeded with a hash of the seed's text. */
export function createRandom(seed: string): Random {
  let state = hash(seed);

  function fraction(): number {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  }

  function integer(least: number, most: number): number {
    return least + Math.floor(fraction() * (most - least + 1));
  }

  function pick<T>(values: readonly T[]): T {
    const value = values[integer(0, values.length - 1)];
    if (value === undefined) throw new Error('There is nothing to pick from: the list is empty.');
    return value;
  }

  function pickWeighted<T>(values: readonly (readonly [T, number])[]): T {
    const total = values.reduce((sum, [, weight]) => sum + weight, 0);
    let left = fraction() * total;
    for (const [value, weight] of values) {
      left -= weight;
      if (left < 0) return value;
    }
    throw new Error('There is nothing to pick from: no weight is above zero.');
  }

  function sample<T>(values: readonly T[], count: number): T[] {
    const left = [...values];
    const chosen: T[] = [];
    while (chosen.length < count && left.length > 0) {
      chosen.push(...left.splice(integer(0, left.length - 1), 1));
    }
    return chosen;
  }

  return {
    fraction,
    integer,
    chance: (probability) => fraction() < probability,
    pick,
    pickWeighted,
    sample,
  };
}

/** FNV-1a on 32 bits; never zero, from which xorshift would not move. */
function hash(text: string): number {
  let result = 0x811c9dc5;
  for (const character of text) {
    result = Math.imul(result ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return result === 0 ? 1 : result;
}
