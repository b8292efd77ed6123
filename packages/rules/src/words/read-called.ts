import type { Expression } from '../expressions/index.ts';
import type { Condition, Read } from './condition.ts';
import { type Subject, Unsaid } from './subject.ts';
import { termOf } from './term.ts';

/** Reads a call of a function that is a condition itself. */
export function readCalled(
  subject: Subject,
  read: Read,
  { name, args }: Extract<Expression, { is: 'call' }>,
  negated: boolean,
  tree: Expression,
): Condition {
  const [first, second] = args;
  if (first === undefined) throw new Unsaid(name);
  // `COALESCE(a > b, false)`
  if (name === 'COALESCE' && args.length === 2 && second?.is === 'boolean') return read(first);
  if (name === 'isempty') {
    return { is: 'empty', of: termOf(subject, first), not: negated, tree };
  }
  if ((name === 'lower_inf' || name === 'upper_inf') && negated) {
    const form = name === 'lower_inf' ? 'bounded below' : 'bounded above';
    return { is: 'written', of: termOf(subject, first), form, tree };
  }
  throw new Unsaid(name);
}
