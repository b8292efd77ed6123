import type { Random } from '../../src/random/index.ts';
import { dates, decimals, integers, ranges, texts, timestamps, zones } from './values/index.ts';

export function text(random: Random): string {
  const pool = random.weighted([
    [8, texts.words],
    [2, texts.blanks],
    [3, texts.folding],
    [1, texts.scripts],
    [2, texts.numbersAsText],
    [3, texts.formats],
    [0.3, texts.long],
  ]);
  const value = random.pick(pool);
  return random.chance(0.1) ? value + random.pick(random.pick(Object.values(texts))) : value;
}

/** The first characters, as PostgreSQL counts them. */
export function cut(value: string, length: number): string {
  return Array.from(value).slice(0, length).join('');
}

export function integer(edges: readonly string[]) {
  return (random: Random) =>
    random.pick(
      random.weighted([
        [4, integers.small],
        [1, edges],
      ] as const),
    );
}

export function timestamp(random: Random): string {
  return random.pick(
    random.weighted([
      [1, timestamps.plain],
      [1, timestamps.edge],
    ] as const),
  );
}

export function timestamptz(random: Random): string {
  const value = timestamp(random);
  if (/infinity|^\d{5}|BC|^0001/.test(value)) return value;
  return value + random.pick(zones);
}

export function date(random: Random): string {
  return random.pick(
    random.weighted([
      [2, dates.plain],
      [1, dates.edge],
    ] as const),
  );
}

export function decimal(edges: readonly string[]) {
  return (random: Random) =>
    random.pick(
      random.weighted([
        [3, decimals.money],
        [1, edges],
      ] as const),
    );
}

export function array(element: (random: Random) => string) {
  return (random: Random): string => {
    if (random.chance(0.15)) return '{}';
    const list = (count: number) =>
      `{${Array.from({ length: count }, () =>
        random.chance(0.12) ? 'NULL' : `"${element(random).replaceAll(/["\\]/g, '\\$&')}"`,
      ).join()}}`;
    if (random.chance(0.04)) return `{${list(2)},${list(2)}}`;
    if (random.chance(0.02)) return `[0:1]=${list(2)}`;
    return list(1 + random.below(4));
  };
}

export function range(
  kind: keyof typeof ranges,
  element: (random: Random) => string,
  compare: (a: string, b: string) => number,
) {
  return (random: Random): string => {
    if (random.chance(0.3)) return random.pick(ranges[kind].values);
    const bound = () => (random.chance(0.15) ? '' : element(random));
    const [one, two] = [bound(), bound()];
    const isOrdered = one === '' || two === '' || compare(one, two) <= 0;
    const [lower, upper] = (isOrdered ? [one, two] : [two, one]).map((each) =>
      each === '' ? '' : `"${each}"`,
    );
    return `${random.pick(['[', '('])}${lower},${upper}${random.pick([']', ')'])}`;
  };
}

export const compareTexts = (a: string, b: string) => (a < b ? -1 : 1);
export const compareNumbers = (a: string, b: string) => Number(a) - Number(b);

export function short(random: Random): string {
  return random.pick(
    random.weighted([
      [5, ['a', 'b', 'x', 'A', 'abc', 'open']],
      [1, ['', ' ', 'NULL', 'ß', 'é', 'a,b', '{', '"', '\\', 'a b']],
    ] as const),
  );
}
