import type { Expression } from '../expressions/index.ts';
import type { Condition, ConditionOf, Order, Read } from './condition.ts';
import { readCalled } from './read-called.ts';
import { readComparison } from './read-comparison.ts';
import { type Subject, Unsaid, verdictOf } from './subject.ts';
import { termOf } from './term.ts';

/**
 * Reads a condition as words can be made of it.
 *
 * @param negated Whether its opposite is read.
 * @throws {Unsaid} if there are no words for a part of it.
 */
export function readCondition(subject: Subject, tree: Expression, negated = false): Condition {
  const read: Read = (part, isNegated = negated) => readCondition(subject, part, isNegated);
  const whole: Expression = negated ? { is: 'NOT', of: tree } : tree;
  switch (tree.is) {
    case 'NOT':
      return read(tree.of, !negated);
    case 'AND':
    case 'OR': {
      const is = (tree.is === 'AND') === negated ? 'any' : 'all';
      return joined(
        is,
        tree.parts.map((part) => read(part)),
        whole,
      );
    }
    case 'boolean':
      return { is: 'constant', value: tree.value !== negated, tree: whole };
    case 'column':
      return flag(subject, tree, negated, whole);
    case 'cast':
      return read(tree.of);
    case 'test':
      if (tree.for === 'NULL') {
        const { partOf } = termOf(subject, tree.of);
        if (partOf !== undefined && partOf.part !== 'items' && tree.not !== negated) {
          const form = partOf.part === 'start' ? 'bounded below' : 'bounded above';
          return { is: 'written', of: partOf.of, form, tree: whole };
        }
        return {
          is: 'empty',
          of: termOf(subject, tree.of),
          not: tree.not !== negated,
          tree: whole,
        };
      }
      if (tree.for === 'UNKNOWN') throw new Unsaid(tree.for);
      return read(tree.of, ((tree.for === 'TRUE') === tree.not) !== negated);
    case 'distinct': {
      const { left, right } = tree;
      const operator = negated ? '=' : '<>';
      return readComparison(subject, read, { operator, left, right }, whole);
    }
    case 'operator':
    case 'each':
      return readComparison(subject, read, withOrder(tree, negated), whole);
    case 'case':
      return cases(tree, read, whole);
    case 'call':
      return readCalled(subject, read, tree, negated, whole);
    default:
      throw new Unsaid(tree.is);
  }
}

const opposites: Readonly<Record<Order, Order>> = {
  '=': '<>',
  '<>': '=',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};

function withOrder(
  tree: Extract<Expression, { is: 'operator' | 'each' }>,
  negated: boolean,
): Parameters<typeof readComparison>[2] {
  const { operator, left } = tree;
  if (left === undefined) throw new Unsaid(operator);
  const isOrder = Object.hasOwn(opposites, operator);
  if (tree.is === 'operator') {
    const opposite = isOrder && negated ? opposites[operator as Order] : operator;
    return { operator: opposite, left, right: tree.right, negated: negated && !isOrder };
  }
  // `a = ANY (…)`, `a <> ALL (…)`
  const isIn = operator === '=' && tree.of === 'ANY';
  if (!isIn && !(operator === '<>' && tree.of === 'ALL')) throw new Unsaid(operator);
  return { operator: isIn === negated ? 'not in' : 'in', left, right: tree.array };
}

function flag(
  subject: Subject,
  tree: Expression,
  negated: boolean,
  whole: Expression,
): ConditionOf<'flag'> {
  const of = termOf(subject, tree);
  if (of.kind !== 'boolean') throw new Unsaid(of.text);
  return { is: 'flag', of, not: negated, tree: whole };
}

/** Flattens parts, and makes one list of what is said of the same value: `a = 1 OR a = 2`. */
export function joined(is: 'all' | 'any', read: readonly Condition[], tree: Expression): Condition {
  const parts: Condition[] = [];
  for (const part of read.flatMap((each) => (each.is === is ? each.parts : [each]))) {
    const at = parts.findIndex((other) => isListed(is, other) && isListed(is, part, other));
    const other = parts[at];
    if (at < 0 || other?.is !== 'one of' || part.is !== 'one of') parts.push(part);
    else {
      const both: Expression = { is: is === 'all' ? 'AND' : 'OR', parts: [other.tree, part.tree] };
      parts[at] = { ...other, values: [...other.values, ...part.values], tree: both };
    }
  }
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : { is, parts, tree };
}

function isListed(is: 'all' | 'any', part: Condition, other?: Condition): boolean {
  if (part.is !== 'one of' || part.not !== (is === 'all')) return false;
  return other === undefined || (other.is === 'one of' && other.of.text === part.of.text);
}

function cases(
  { of, branches, otherwise }: Extract<Expression, { is: 'case' }>,
  read: Read,
  tree: Expression,
): Condition {
  return {
    is: 'cases',
    branches: branches.map(({ when, result }) => ({
      when: read(
        of === undefined ? when : { is: 'operator', operator: '=', left: of, right: when },
        false,
      ),
      result: read(result),
    })),
    // NULL satisfies a CHECK.
    otherwise:
      otherwise.is === 'null' ? { is: 'constant', value: true, tree: otherwise } : read(otherwise),
    tree,
  };
}

/** Whether a part is FALSE for the record; undefined where only the database can tell. */
export function isFalse(subject: Subject, { tree }: Condition): boolean | undefined {
  const verdict = verdictOf(subject, tree);
  return typeof verdict === 'object' && verdict !== null ? undefined : verdict === false;
}

/** Whether a part is TRUE for the record; undefined where only the database can tell. */
export function isTrue(subject: Subject, { tree }: Condition): boolean | undefined {
  const verdict = verdictOf(subject, tree);
  return typeof verdict === 'object' && verdict !== null ? undefined : verdict === true;
}
