/** How expressions of each family are written. */
import { arrays } from './arrays.ts';
import { casts } from './casts.ts';
import { choices, rows } from './choices.ts';
import { comparisons, usualComparisons } from './comparisons.ts';
import { dates } from './dates.ts';
import type { FamilyRules } from './family-rules.ts';
import { json } from './json.ts';
import { logic, nulls } from './logic.ts';
import { numbers } from './numbers.ts';
import { patterns } from './patterns.ts';
import { ranges } from './ranges.ts';
import { texts } from './texts.ts';

export const families: readonly FamilyRules[] = [
  usualComparisons,
  comparisons,
  nulls,
  logic,
  texts,
  patterns,
  numbers,
  dates,
  arrays,
  json,
  choices,
  rows,
  casts,
  ranges,
];
