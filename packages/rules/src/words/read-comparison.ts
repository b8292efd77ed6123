import type { Expression } from '../expressions/index.ts';
import { bare, type Comparison, flipped } from './comparison.ts';
import type { Condition, Order, Read } from './condition.ts';
import { countOf } from './count.ts';
import { type Subject, Unsaid } from './subject.ts';
import { type Term, termOf } from './term.ts';

const orders: ReadonlySet<string> = new Set(['=', '<>', '<', '<=', '>', '>=']);
export function readComparison(
  subject: Subject,
  read: Read,
  comparison: Comparison,
  tree: Expression,
): Condition {
  const { operator, left, right, negated = false } = comparison;
  if (operator === 'in' || operator === 'not in') {
    const of = termOf(subject, left);
    const values = itemsOf(right).map((item) => termOf(subject, item, of.field));
    if (of.columns.length === 0) throw new Unsaid(of.text);
    return { is: 'one of', of, values, not: operator === 'not in', tree };
  }
  if (operator === '~~' || operator === '~') return ofText(subject, comparison, tree);
  if (!orders.has(operator) || negated) throw new Unsaid(operator);
  if (operator === '=' || operator === '<>') {
    const same = ofConditions(read, operator, left, right, tree);
    if (same !== undefined) return same;
  }
  const counted = countOf(subject, comparison, tree);
  if (counted !== undefined) return counted;
  return ofTerms(subject, operator as Order, left, right, tree);
}

function ofTerms(
  subject: Subject,
  operator: Order,
  leftTree: Expression,
  rightTree: Expression,
  tree: Expression,
): Condition {
  const written = writtenAs(subject, operator, leftTree, rightTree, tree);
  if (written !== undefined) return written;
  const partner = [leftTree, rightTree].map((side) => columnOf(side));
  const [a, b] = partner.map((name) =>
    name === undefined ? undefined : termOf(subject, { is: 'column', name }).field,
  );
  const left = termOf(subject, leftTree, b);
  const right = termOf(subject, rightTree, a);
  // What people can enter goes first.
  if (left.columns.length === 0) {
    if (right.columns.length === 0) throw new Unsaid(left.text);
    return compared(flipped[operator], right, left, tree);
  }
  return compared(operator, left, right, tree);
}

function compared(operator: Order, left: Term, right: Term, tree: Expression): Condition {
  const { literal } = right;
  const { partOf } = left;
  // A list of at least one item isn't empty.
  const isFilled = (operator === '>' && literal === '0') || (operator === '>=' && literal === '1');
  if (partOf?.part === 'items' && isFilled) return { is: 'empty', of: partOf.of, not: true, tree };
  if (literal !== undefined && (operator === '=' || operator === '<>')) {
    const not = operator === '<>';
    if (literal === '') return { is: 'empty', of: left, not, tree };
    if (left.kind === 'boolean') {
      return { is: 'flag', of: left, not: not === literal.startsWith('t'), tree };
    }
    if (left.kind !== 'number' && left.kind !== 'moment') {
      return { is: 'one of', of: left, values: [right], not, tree };
    }
  }
  return { is: 'compare', operator, left, right, tree };
}

/** `a = lower(a)`, `a = btrim(a)`, `jsonb_typeof(a) = 'object'` */
function writtenAs(
  subject: Subject,
  operator: Order,
  left: Expression,
  right: Expression,
  tree: Expression,
): Condition | undefined {
  const forms = { lower: 'lower', upper: 'upper', btrim: 'trimmed' } as const;
  const [call, other] = bare(left).is === 'call' ? [bare(left), right] : [bare(right), left];
  if (call.is !== 'call' || call.args.length !== 1 || operator !== '=') return undefined;
  const value = bare(other);
  if (/^jsonb?_typeof$/.test(call.name) && call.args[0] !== undefined && value.is === 'text') {
    const of = termOf(subject, call.args[0]);
    const { text } = value;
    return text === 'object' || text === 'array'
      ? { is: 'written', of, form: text, tree }
      : undefined;
  }
  const name = columnOf(call.args[0]);
  if (!Object.hasOwn(forms, call.name) || name === undefined || name !== columnOf(other)) {
    return undefined;
  }
  const of = termOf(subject, { is: 'column', name });
  const form = forms[call.name as keyof typeof forms];
  return of.kind === 'text' ? { is: 'written', of, form, tree } : undefined;
}

/** `a LIKE 'b%'`, `a ~ 'b'` */
function ofText(
  subject: Subject,
  { operator, left, right, negated = false }: Comparison,
  tree: Expression,
): Condition {
  const of = termOf(subject, left);
  const { literal } = termOf(subject, right);
  if (literal === undefined || of.columns.length === 0) throw new Unsaid(operator);
  if (operator === '~') {
    if (negated) throw new Unsaid(operator);
    return { is: 'written', of, form: 'pattern', tree };
  }
  const [, start, part = '', end] = /^(%?)([^%_\\]+)(%?)$/s.exec(literal) ?? [];
  if (part === '' || (start === '' && end === '')) throw new Unsaid(operator);
  const form = start === '' ? 'begins' : end === '' ? 'ends' : 'contains';
  return { is: 'text', of, form, part, not: negated, tree };
}

/** `(a = 1) = (b IS NOT NULL)` */
function ofConditions(
  read: Read,
  operator: '=' | '<>',
  left: Expression,
  right: Expression,
  tree: Expression,
): Condition | undefined {
  const isOf = [left, right].map((side) => isCondition(bare(side)));
  if (!isOf.includes(true)) return undefined;
  const constant = [left, right].find((side) => bare(side).is === 'boolean');
  if (constant !== undefined) {
    const isTrue = (bare(constant) as { readonly value: boolean }).value;
    return read(constant === left ? right : left, isTrue !== (operator === '='));
  }
  return {
    is: 'same',
    left: read(left, false),
    right: read(right, operator === '<>'),
    tree,
  };
}

function isCondition(tree: Expression): boolean {
  if (tree.is === 'operator') return orders.has(tree.operator) || /^[~&@<]/.test(tree.operator);
  return ['test', 'NOT', 'AND', 'OR', 'each', 'distinct'].includes(tree.is);
}

function columnOf(tree: Expression | undefined): string | undefined {
  const found = tree && bare(tree);
  return found?.is === 'column' ? found.name : undefined;
}

/** @throws {Unsaid} of an array that is computed. */
function itemsOf(tree: Expression): readonly Expression[] {
  const array = bare(tree);
  if (array.is === 'array') return array.items;
  // `'{a,b}'::text[]`
  if (array.is === 'text' && /^\{[\w,]+\}$/.test(array.text)) {
    return array.text
      .slice(1, -1)
      .split(',')
      .map((text) => ({ is: 'text', text }));
  }
  throw new Unsaid(array.is);
}
