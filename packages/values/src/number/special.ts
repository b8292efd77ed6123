import { plainText, type Value } from '../value/index.ts';

/** The values of `numeric` and of floats that are not numbers, as Postgres prints them. */
export type SpecialNumber = 'NaN' | 'Infinity' | '-Infinity';

const spellings = new Map<string, SpecialNumber>([
  ['nan', 'NaN'],
  ['infinity', 'Infinity'],
  ['+infinity', 'Infinity'],
  ['inf', 'Infinity'],
  ['+inf', 'Infinity'],
  ['-infinity', '-Infinity'],
  ['-inf', '-Infinity'],
]);

export function readSpecial(value: Value): SpecialNumber | undefined {
  return spellings.get(plainText(value).trim().toLowerCase().replace('−', '-'));
}

/** Ranks it beside numbers, which are 0: infinity above them, NaN above all. */
export function specialRank(special: SpecialNumber | undefined): number {
  return special === undefined ? 0 : { '-Infinity': -1, Infinity: 1, NaN: 2 }[special];
}
