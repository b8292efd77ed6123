import type { Expression } from '../expressions/index.ts';
import type { Order } from './condition.ts';

/** An operator with its operands, NOT included: `in` and `not in` have an array on the right. */
export interface Comparison {
  readonly operator: string;
  readonly left: Expression;
  readonly right: Expression;
  /** Whether the opposite of an operator without one is meant. */
  readonly negated?: boolean;
}

export const flipped: Readonly<Record<Order, Order>> = {
  '=': '=',
  '<>': '<>',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/** Returns an expression without its casts. */
export function bare(tree: Expression): Expression {
  return tree.is === 'cast' || tree.is === 'collate' ? bare(tree.of) : tree;
}
