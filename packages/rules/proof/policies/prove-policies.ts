import { entityId } from '@ninefold/specification';
import { policyAnswer } from '../../src/policies/index.ts';
import { extentOf } from '../../src/policies/undecided-policies.ts';
import { count } from '../compare/index.ts';
import { declared, personWith } from './people.ts';
import { type Attempt, planPolicies, type PolicyPlan } from './plan-policies.ts';
import type { PolicyAnswers, PolicyDatabase } from './policy-database.ts';

/** Reading the catalog takes longer than so many requests. */
const verdictsPerTable = 400;

export type Answer = typeof policyAnswer;

/** A request of which the policies say another thing than PostgreSQL does. */
export interface PolicyDisagreement {
  /** The table, with this request alone. */
  readonly plan: PolicyPlan;
  /** PostgreSQL's verdict. */
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
  const { specification } = answers;
  const own = specification.permissions.policies?.filter(({ entity }) => entity === 'proven') ?? [];
  own.forEach((policy) => count(proof.extents, extentOf(specification, policy, declared).extent));
  plan.attempts.forEach((attempt, place) => {
    const expected = answers.verdicts[place] ?? '';
    const said = answersTo(plan, attempt, answers, answer);
    const [first] = said;
    proof.verdicts++;
    count(proof.found, expected);
    if (first?.answer === 'undecided') count(proof.reasons, first.reason);
    else proof.decided++;
    const wrong = said.findIndex((each) => isOtherwise(each, expected));
    if (wrong < 0) return;
    const actual = `${said[wrong]?.answer}${wrong === 0 ? '' : ' in a browser'}`;
    proof.disagreements.push({ plan: { ...plan, attempts: [attempt] }, expected, actual });
  });
}

type Said = ReturnType<Answer>;

/** The database refuses a request by an error too. */
const isOtherwise = ({ answer }: Said, verdict: string) =>
  answer !== 'undecided' && (verdict === 'yes') !== (answer === 'yes');

/** Returns the disagreement about the only request of a table, if there is one. */
export function disagreementOf(
  plan: PolicyPlan,
  answers: PolicyAnswers,
  answer: Answer,
): PolicyDisagreement | undefined {
  const proof = emptyProof();
  compare(proof, plan, answers, answer);
  return proof.disagreements[0];
}

/** Returns what the policies say as a team discovers them, and as a browser is told. */
function answersTo(
  { memberships }: PolicyPlan,
  attempt: Attempt,
  answers: PolicyAnswers,
  answer: Answer,
): readonly Said[] {
  const { action, row, sent, unknown } = attempt;
  const person = personWith(attempt.person, memberships);
  const stored = Object.entries(answers.rows[row] ?? {});
  const before = Object.fromEntries(stored.filter(([name]) => !unknown.includes(name)));
  return [answers.specification, answers.browsers.get(person.role)].flatMap((specification) => {
    const entity = specification?.entities.find((each) => entityId(each) === 'proven');
    return specification === undefined || entity === undefined
      ? []
      : answer(specification, entity, action, { before, after: sent }, person);
  });
}
