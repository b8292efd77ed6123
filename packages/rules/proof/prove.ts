import { compileExpression } from '../src/expressions/index.ts';
import { type Case, compare, type Compile, shrink, Tally } from './compare/index.ts';
import { type Node, partsOf, write } from './grammar/index.ts';
import { conditionsPerTable, type Plan, planTable, questionOf, rowsPerTable } from './plan.ts';
import type { Answers, ProofDatabase } from './server/index.ts';

export interface Proof {
  readonly tally: Tally;
  /** How many pairs disagree. */
  readonly disagreements: number;
  /** Some of them, shrunk; each shows an expression of another form. */
  readonly cases: readonly Case[];
}

/** A table with the answers of the database that was asked about it. */
export interface Asked {
  readonly plan: Plan;
  readonly answers: Answers;
  readonly database: ProofDatabase;
}

/** Enough to find short ones among them. */
const keptCases = 500;

/** Compares the databases' answers with the verdicts of compiled constraints. */
export class Prover {
  readonly tally = new Tally();
  disagreements = 0;
  readonly #compile: Compile;
  readonly #cases: Case[] = [];

  /** @param compile The compiler, or something that is wrong on purpose. */
  constructor(compile: Compile = compileExpression) {
    this.#compile = compile;
  }

  /** Compares the answers for one table. */
  add({ plan, answers, database }: Asked): void {
    const found = compare(plan, answers, {
      timeZone: database.timeZone,
      compile: this.#compile,
      tally: this.tally,
    });
    this.disagreements += found.length;
    // One record says enough about a condition.
    for (const each of new Map(found.map((each) => [each.condition, each])).values()) {
      const node = plan.conditions[each.condition];
      const row = plan.rows[each.row];
      if (node === undefined || row === undefined || this.#cases.length === keptCases) continue;
      this.#cases.push({ columns: plan.columns, row, node, found: each, database });
    }
  }

  /**
   * Shrinks some of the disagreements.
   *
   * @param limit So many at most, the shortest: more take long, and nobody reads them.
   */
  async proof(limit = 60): Promise<Proof> {
    const shortest = this.#cases
      .toSorted((one, other) => one.found.printed.length - other.found.printed.length)
      .slice(0, limit);
    const shrunk = new Map<string, Case>();
    for (const each of shortest) {
      const small = await shrink(each, this.#compile);
      shrunk.set(shapeOf(small.node), small);
    }
    const { tally, disagreements } = this;
    return { tally, disagreements, cases: [...shrunk.values()] };
  }
}

export interface Extent {
  /** About so many constraints with a record each. */
  readonly pairs: number;
  readonly seed: number;
  readonly databases: readonly ProofDatabase[];
}

/** Asks each database about its share of the random tables, beside the other. */
export async function askAll(
  { pairs, seed, databases }: Extent,
  onAnswer: (asked: Asked) => void,
): Promise<void> {
  const tables = Math.ceil(pairs / (rowsPerTable * conditionsPerTable));
  await Promise.all(
    databases.map(async (database, first) => {
      for (let number = first; number < tables; number += databases.length) {
        const plan = planTable(seed, number);
        onAnswer({ plan, answers: await database.ask(questionOf(plan)), database });
      }
    }),
  );
}

/** An expression without its columns and literals. */
function shapeOf(node: Node): string {
  const inner = partsOf(node).filter(({ parts }) => parts.length > 0);
  return inner.length === 0 ? write(node) : inner.map(({ texts }) => texts.join('…')).join('\n');
}
