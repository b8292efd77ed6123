import { entityId } from '@ninefold/specification';
import { policyAnswer } from '../../src/policies/index.ts';
import { extentOf } from '../../src/policies/undecided-policies.ts';
import { count } from '../compare/index.ts';
import { type Attempt, planPolicies, type PolicyPlan } from './plan-policies.ts';
import {
  type PolicyAnswers,
  type PolicyDatabase,
  settingsOf,
  statementOf,
} from './policy-database.ts';

/** Reading the catalog takes longer than so many requests. */
const verdictsPerTable = 400;

export type Answer = typeof policyAnswer;

export interface PolicyDisagreement {
  readonly sql: string;
  readonly expected: string;
  readonly actual: string;
}

export interface PolicyProof {
  verdicts: number;
  decided: number;
  /** The policies that PostgreSQL refuses: mistakes of the generator. */
  refused: number;
  readonly disagreements: PolicyDisagreement[];
  /** PostgreSQL's verdicts, an error by its code. */
  readonly found: Map<string, number>;
  /** Policies by how much of them is compiled. */
  readonly extents: Map<string, number>;
  /** Why verdicts were left to the database. */
  readonly reasons: Map<string, number>;
}

/** A table with its policies and requests, and what PostgreSQL did with them. */
export interface AskedPolicies {
  readonly plan: PolicyPlan;
  readonly answers: PolicyAnswers | undefined;
}

/** Asks the database about random tables. */
export async function* askPolicies(
  database: PolicyDatabase,
  { verdicts, seed }: { readonly verdicts: number; readonly seed: number },
): AsyncGenerator<AskedPolicies> {
  for (let number = 0; number * verdictsPerTable < verdicts; number++) {
    const plan = planPolicies(seed, number, verdictsPerTable);
    yield { plan, answers: await database.ask(plan) };
  }
}

export const emptyProof = (): PolicyProof => ({
  verdicts: 0,
  decided: 0,
  refused: 0,
  disagreements: [],
  found: new Map(),
  extents: new Map(),
  reasons: new Map(),
});

/** Compares what compiled policies say of the requests with what PostgreSQL did, and adds it to the proof. */
export function addPolicies(
  proof: PolicyProof,
  { plan, answers }: AskedPolicies,
  answer: Answer = policyAnswer,
): void {
  if (answers === undefined) proof.refused++;
  else compare(proof, plan, answers, answer);
}

function compare(
  proof: PolicyProof,
  plan: PolicyPlan,
  answers: PolicyAnswers,
  answer: Answer,
): void {
  const { specification, browsers } = answers;
  const own = specification.permissions.policies?.filter(({ entity }) => entity === 'proven') ?? [];
  own.forEach((policy) => count(proof.extents, extentOf(specification, policy).extent));
  plan.attempts.forEach((attempt, place) => {
    const verdict = answers.verdicts[place] ?? '';
    proof.verdicts++;
    count(proof.found, verdict);
    const known = [specification, browsers.get(attempt.person.role)];
    known.forEach((each, source) => {
      const entity = each?.entities.find((found) => entityId(found) === 'proven');
      if (each === undefined || entity === undefined) return;
      const { before, after } = recordOf(attempt, answers);
      const { action, person } = attempt;
      const said = answer(each, entity, action, { before, after }, person);
      if (said.answer === 'undecided') {
        if (source === 0) count(proof.reasons, said.reason);
        return;
      }
      if (source === 0) proof.decided++;
      // The database refuses a request by an error too.
      if ((verdict === 'yes') === (said.answer === 'yes')) return;
      proof.disagreements.push({
        sql: sqlOf(plan, attempt),
        expected: verdict,
        actual: `${said.answer}${source === 0 ? '' : ' in a browser'}`,
      });
    });
  });
}

function recordOf({ row, sent, unknown }: Attempt, { rows }: PolicyAnswers) {
  const stored = Object.entries(rows[row] ?? {});
  const before = Object.fromEntries(stored.filter(([name]) => !unknown.includes(name)));
  return { before, after: sent };
}

function sqlOf({ statements, rows }: PolicyPlan, attempt: Attempt): string {
  const settings = Object.entries(settingsOf(attempt.person)).map(
    ([name, text]) => `set local "${name}" = '${text}';`,
  );
  return [
    ...statements.map((statement) => `${statement};`),
    `-- the stored row: ${JSON.stringify(rows[attempt.row])}, not known: ${attempt.unknown.join()}`,
    ...settings,
    `set local role ${attempt.person.role};`,
    `${statementOf(attempt)};`,
  ].join('\n');
}
