/** Forms whose arguments are written, and those of the grammar, which PostgreSQL's catalog doesn't list. */
import { choices } from './choices.ts';
import { clocksAndPeriods } from './clocks-and-periods.ts';
import { lists } from './lists.ts';
import { moments } from './moments.ts';
import { numbers } from './numbers.ts';
import { texts } from './texts.ts';

export const writtenForms = [
  ...numbers,
  ...texts,
  ...moments,
  ...clocksAndPeriods,
  ...lists,
  ...choices,
];
