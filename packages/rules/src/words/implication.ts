import type { Condition, ConditionOf } from './condition.ts';
import { readCondition } from './read-condition.ts';
import type { Subject } from './subject.ts';

/** "If these are so, then one of those." */
export interface Implication {
  readonly is: 'implication';
  readonly circumstances: readonly Condition[];
  readonly consequences: readonly Condition[];
}

/**
 * Reads `a OR b` as "if not a, then b", where `a` only names circumstances, and as cases, where each value of one
 * field has a condition.
 */
export function implicationOf(
  subject: Subject,
  condition: ConditionOf<'any'>,
): Implication | ConditionOf<'cases'> {
  const parts = withoutNulls(condition.parts);
  const cases = casesOf(parts, condition);
  if (cases !== undefined) return cases;
  const consequences = consequencesOf(parts);
  const circumstances = parts
    .filter((part) => !consequences.includes(part))
    .map(({ tree }) => readCondition(subject, tree, true));
  return { is: 'implication', circumstances, consequences };
}

/** `((a IS NULL) OR (a > b))` says no more than `(a > b)`: NULL satisfies a CHECK anyway. */
function withoutNulls(parts: readonly Condition[]): readonly Condition[] {
  return parts.filter(
    (part) =>
      part.is !== 'empty' ||
      part.not ||
      !parts.some((other) => other.is !== 'empty' && readsAll(other, part.of.columns)),
  );
}

function readsAll(condition: Condition, columns: readonly string[]): boolean {
  const read = columnsOf(condition);
  return columns.length > 0 && columns.every((column) => read.includes(column));
}

function columnsOf(condition: Condition): readonly string[] {
  switch (condition.is) {
    case 'compare':
      return [...condition.left.columns, ...condition.right.columns];
    case 'one of':
    case 'flag':
    case 'text':
    case 'written':
      return condition.of.columns;
    default:
      return [];
  }
}

/** Names a circumstance rather than what a record must have: its opposite can follow "if". */
function isCircumstance(part: Condition): boolean {
  return part.is === 'empty' || part.is === 'flag' || part.is === 'one of' || isValue(part);
}

const isValue = (part: Condition) =>
  part.is === 'compare' &&
  part.right.literal !== undefined &&
  (part.operator === '=' || part.operator === '<>');

/** The parts that are asked for: what must be filled in, else what isn't a circumstance, else the last. */
function consequencesOf(parts: readonly Condition[]): readonly Condition[] {
  const asked = parts.filter((part) => !isCircumstance(part));
  if (asked.length > 0) return asked;
  const filled = parts.filter((part) => part.is === 'empty' && part.not);
  return filled.length > 0 ? filled : parts.slice(-1);
}

/** `(kind = 'a' AND x > 0) OR (kind = 'b' AND x < 0)`: each value of one field has a condition. */
function casesOf(
  parts: readonly Condition[],
  { tree }: Condition,
): ConditionOf<'cases'> | undefined {
  const [first] = parts;
  if (first?.is !== 'all') return undefined;
  for (const candidate of first.parts) {
    if (candidate.is !== 'one of' || candidate.not) continue;
    const branches = parts.map((part) => branchOf(part, candidate.of.text));
    if (branches.includes(undefined)) continue;
    const found = branches as readonly Branch[];
    const values = found.flatMap(({ when }) => when.values.map(({ literal }) => literal));
    // Of a value that two of them have, one may hold and the other not.
    if (new Set(values).size < values.length) continue;
    const otherwise = { is: 'constant', value: false, tree } as const;
    return { is: 'cases', branches: found, otherwise, tree };
  }
  return undefined;
}

interface Branch {
  readonly when: ConditionOf<'one of'>;
  readonly result: Condition;
}

function branchOf(part: Condition, of: string): Branch | undefined {
  const all = part.is === 'all' ? part.parts : [part];
  const when = all.find((each) => each.is === 'one of' && !each.not && each.of.text === of);
  if (when?.is !== 'one of') return undefined;
  const others = all.filter((each) => each !== when);
  const [only] = others;
  const tree = { is: 'AND', parts: others.map((each) => each.tree) } as const;
  const result: Condition =
    only === undefined
      ? { is: 'constant', value: true, tree: { is: 'boolean', value: true } }
      : others.length === 1
        ? only
        : { is: 'all', parts: others, tree };
  return { when, result };
}
