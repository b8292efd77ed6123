import type { Expression } from '../expressions/index.ts';
import { bare, type Comparison, flipped } from './comparison.ts';
import type { ConditionOf, Order } from './condition.ts';
import type { Subject } from './subject.ts';
import { termOf } from './term.ts';

/** Reads `num_nonnulls(a, b) = 1`, `num_nulls(a, b) = 1` and `(a IS NOT NULL)::integer + … = 1`. */
export function countOf(
  subject: Subject,
  { operator, left, right }: Comparison,
  tree: Expression,
): ConditionOf<'count'> | undefined {
  const isFirst = bare(right).is === 'number';
  const limit = bare(isFirst ? right : left);
  const counted = countedOf(isFirst ? left : right);
  if (limit.is !== 'number' || counted === undefined || operator === '<>') return undefined;
  const fields = counted.of.map((each) => termOf(subject, each));
  const order = isFirst ? (operator as Order) : flipped[operator as Order];
  const all = fields.length;
  const [least, most] = limitsOf(order, Number(limit.text), all);
  return counted.isNull
    ? { is: 'count', fields, least: all - most, most: all - least, tree }
    : { is: 'count', fields, least, most, tree };
}

function limitsOf(operator: Order, limit: number, all: number): readonly [number, number] {
  switch (operator) {
    case '<':
      return [0, limit - 1];
    case '<=':
      return [0, limit];
    case '>':
      return [limit + 1, all];
    case '>=':
      return [limit, all];
    default:
      return [limit, limit];
  }
}

interface Counted {
  readonly of: readonly Expression[];
  readonly isNull: boolean;
}

function countedOf(tree: Expression): Counted | undefined {
  const counted = bare(tree);
  if (counted.is === 'call') {
    const isNull = counted.name === 'num_nulls';
    return isNull || counted.name === 'num_nonnulls' ? { of: counted.args, isNull } : undefined;
  }
  if (counted.is === 'operator' && counted.operator === '+' && counted.left !== undefined) {
    const [left, right] = [countedOf(counted.left), countedOf(counted.right)];
    if (left === undefined || left.isNull !== right?.isNull) return undefined;
    return { of: [...left.of, ...right.of], isNull: left.isNull };
  }
  // `(a IS NOT NULL)::integer`
  if (tree.is !== 'cast' || counted.is !== 'test' || counted.for !== 'NULL') return undefined;
  return { of: [counted.of], isNull: !counted.not };
}
