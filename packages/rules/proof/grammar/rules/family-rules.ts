import type { Kind } from '../../kind.ts';
import type { Family } from '../node.ts';

/**
 * How an expression of each kind may be written. `{integer}` is an expression, `{@integer}` a column, `{'integer}` a
 * literal, `{number}` one of any kind of number; `«= <>»` is one of these words.
 *
 * Written from PostgreSQL's documentation, independently of what reads it.
 */
export type Rules = Readonly<Partial<Record<Kind, readonly string[]>>>;

/** The rules of a family, and how often they are taken. */
export type FamilyRules = readonly [weight: number, Family, Rules];

export const compare = '«= <> < <= > >=»';
