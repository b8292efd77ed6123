import type { Expression } from '../expressions/index.ts';
import type { Term } from './term.ts';

export type Order = '=' | '<>' | '<' | '<=' | '>' | '>=';

/** A condition as words can be made of it: NOT is pushed into its parts, and casts are left out. */
export type Condition = {
  /** Has the same truth, for the evaluator. */
  readonly tree: Expression;
} & (
  | {
      readonly is: 'compare';
      readonly operator: Order;
      readonly left: Term;
      readonly right: Term;
    }
  | { readonly is: 'empty'; readonly of: Term; readonly not: boolean }
  | {
      readonly is: 'one of';
      readonly of: Term;
      readonly values: readonly Term[];
      readonly not: boolean;
    }
  | { readonly is: 'flag'; readonly of: Term; readonly not: boolean }
  | {
      readonly is: 'text';
      readonly of: Term;
      readonly form: 'begins' | 'ends' | 'contains';
      readonly part: string;
      readonly not: boolean;
    }
  | {
      readonly is: 'written';
      readonly of: Term;
      readonly form:
        | 'lower'
        | 'upper'
        | 'trimmed'
        | 'pattern'
        | 'bounded below'
        | 'bounded above'
        | 'object'
        | 'array';
    }
  /** How many of the fields have a value. */
  | {
      readonly is: 'count';
      readonly fields: readonly Term[];
      readonly least: number;
      readonly most: number;
    }
  | { readonly is: 'constant'; readonly value: boolean }
  | { readonly is: 'all'; readonly parts: readonly Condition[] }
  | { readonly is: 'any'; readonly parts: readonly Condition[] }
  /** Both hold, or neither does. */
  | { readonly is: 'same'; readonly left: Condition; readonly right: Condition }
  /** The first branch whose condition holds decides. */
  | {
      readonly is: 'cases';
      readonly branches: readonly { readonly when: Condition; readonly result: Condition }[];
      readonly otherwise: Condition;
    }
);

export type ConditionOf<Is extends Condition['is']> = Extract<Condition, { readonly is: Is }>;

export type Read = (tree: Expression, negated?: boolean) => Condition;
