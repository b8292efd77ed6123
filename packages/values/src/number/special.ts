import { plainText, type Value } from '../value/index.ts';

/** The values of `numeric` and of floats that are not numbers, as Postgres prints them. */
export type SpecialNumber = 'NaN' | 'Infinity' | '-Infinity';

export function readSpecial(value: Value): SpecialNumber | undefined {
  const text = plainText(value).trim().replace('−', '-');
  if (/^nan$/i.test(text)) return 'NaN';
  if (!/^[+-]?inf(?:inity)?$/i.test(text)) return undefined;
  return text.startsWith('-') ? '-Infinity' : 'Infinity';
}

/** Ranks it beside numbers, which are 0: infinity above them, NaN above all. */
export function specialRank(special: SpecialNumber | undefined): number {
  return special === undefined ? 0 : { '-Infinity': -1, Infinity: 1, NaN: 2 }[special];
}
