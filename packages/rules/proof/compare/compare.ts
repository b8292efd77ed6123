import { compileExpression, type ColumnType, type Verdict } from '../../src/expressions/index.ts';
import { familiesOf, type Family } from '../grammar/index.ts';
import type { Plan } from '../plan.ts';
import type { Answers } from '../server/index.ts';
import { partialViews, type View, whole } from './views.ts';

/** What is proven: the compiler, or in tests something that is wrong on purpose. */
export type Compile = typeof compileExpression;

/** A verdict that the database doesn't share. */
export interface Disagreement {
  /** Indexes into the plan. */
  readonly condition: number;
  readonly row: number;
  readonly printed: string;
  /** The database's: `true`, `false`, `null`, or `error` and its code. */
  readonly expected: string;
  /** The compiled expression's, or the error that it threw. */
  readonly actual: string;
  readonly view: View;
}

/** Constraints of a family. */
export interface Share {
  constraints: number;
  compiled: number;
  /** Of those: compiled with a part that is left to the database where it is reached. */
  inPart: number;
}

/** Counts of what was compared. */
export class Tally {
  /** Of all constraints. */
  readonly all: Share = { constraints: 0, compiled: 0, inPart: 0 };
  pairs = 0;
  decided = 0;
  /** Pairs by the database's verdict, an error by its code. */
  readonly verdicts = new Map<string, number>();
  readonly families = new Map<Family, Share>();
  /** Why constraints were not compiled. */
  readonly reasons = new Map<string, number>();
  /** Why parts of compiled constraints are left to the database. */
  readonly partial = new Map<string, number>();
  /** Why compiled constraints did not decide a pair. */
  readonly undecided = new Map<string, number>();
  /** Conditions that the database takes for no constraint: mistakes of the grammar. */
  readonly refusals: string[] = [];
  /** Pairs of which an INSERT was accepted or refused. */
  inserted = 0;
  /** INSERTs that PostgreSQL treats otherwise than its own verdict says. */
  readonly contradictions: string[] = [];
}

export function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

export interface Comparison {
  readonly timeZone: string;
  readonly compile: Compile;
  /** Counts what is compared. */
  readonly tally: Tally;
  /** Each pair is compared in every view, not in the whole one and another. */
  readonly everyView?: boolean;
}

/** Compiles the conditions of a table, evaluates them over its records and compares each verdict. */
export function compare(
  { conditions }: Pick<Plan, 'conditions'>,
  answers: Answers,
  { timeZone, compile, tally, everyView = false }: Comparison,
): readonly Disagreement[] {
  const context = { now: answers.now, timeZone };
  return answers.conditions.flatMap((answer, condition) => {
    const node = conditions[condition];
    if (node === undefined) return [];
    if ('refusal' in answer) {
      tally.refusals.push(answer.refusal);
      return [];
    }
    const { printed, verdicts, inserted } = answer;
    tally.pairs += verdicts.length;
    verdicts.forEach((verdict) => count(tally.verdicts, verdict));
    tally.inserted += inserted?.length ?? 0;
    tally.contradictions.push(
      ...verdicts
        .filter((verdict, row) => inserted && inserted[row] !== insertionOf(verdict))
        .map((verdict) => `${printed} is ${verdict}`),
    );
    const compiled = compileSafely(compile, printed, answers.columns);
    const families = [...familiesOf(node)].map((family) => {
      const share = tally.families.get(family) ?? { constraints: 0, compiled: 0, inPart: 0 };
      tally.families.set(family, share);
      return share;
    });
    for (const share of [tally.all, ...families]) {
      share.constraints++;
      if (compiled.kind !== 'compiled') continue;
      share.compiled++;
      if (compiled.left !== undefined) share.inPart++;
    }
    if (compiled.kind === 'compiled' && compiled.left !== undefined)
      count(tally.partial, compiled.left);
    if (compiled.kind === 'undecided') {
      count(tally.reasons, compiled.reason);
      return [];
    }
    if (compiled.kind === 'threw') {
      const [expected = ''] = verdicts;
      return [{ condition, row: 0, printed, expected, actual: compiled.error, view: whole }];
    }
    return verdicts.flatMap((expected, row): Disagreement[] => {
      const record = answers.records[row] ?? { exact: {}, plain: {} };
      const disagreement = (view: View): Disagreement[] => {
        const actual = evaluateSafely(() =>
          compiled.evaluate(...view.see(record, context, compiled.columns)),
        );
        if (typeof actual === 'object' && actual !== null) {
          if (view === whole) count(tally.undecided, actual.undecided);
          return [];
        }
        if (view === whole) tally.decided++;
        if (view.isIncomplete === true && expected.startsWith('error')) return [];
        return String(actual) === expected
          ? []
          : [{ condition, row, printed, expected, actual: String(actual), view }];
      };
      const found = disagreement(whole);
      if (found.length > 0) return found;
      // A constraint has pairs enough for all of the other views.
      return partialViews
        .filter((_, index) => everyView || index === row % partialViews.length)
        .flatMap(disagreement);
    });
  });
}

function compileSafely(compile: Compile, text: string, columns: ReadonlyMap<string, ColumnType>) {
  try {
    return compile(text, columns);
  } catch (error) {
    return { kind: 'threw' as const, error: String(error) };
  }
}

function evaluateSafely(evaluate: () => Verdict): Verdict | string {
  try {
    return evaluate();
  } catch (error) {
    return String(error);
  }
}

/** What a CHECK constraint does with its verdict. */
function insertionOf(verdict: string): string {
  if (verdict === 'false') return 'refused';
  return verdict.startsWith('error') ? verdict : 'accepted';
}
