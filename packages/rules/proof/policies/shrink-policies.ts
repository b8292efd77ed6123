import { policyAnswer } from '../../src/policies/index.ts';
import type { Condition } from './conditions.ts';
import {
  type Attempt,
  type PlannedPolicy,
  type PolicyPlan,
  statementsOf,
} from './plan-policies.ts';
import { insertSql, type PolicyDatabase, settingsOf, statementOf } from './policy-database.ts';
import { type Answer, disagreementOf, type PolicyDisagreement } from './prove-policies.ts';

/** Shrinks a disagreement for as long as PostgreSQL and the policies disagree about its request. */
export async function shrinkPolicies(
  first: PolicyDisagreement,
  database: PolicyDatabase,
  answer: Answer = policyAnswer,
): Promise<PolicyDisagreement> {
  const next = async (plan: PolicyPlan) => {
    for (const simpler of simplerPlans(plan)) {
      const answers = await database.ask(simpler);
      const found = answers && disagreementOf(simpler, answers, answer);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  let current = first;
  for (;;) {
    const found = await next(current.plan);
    if (found === undefined) return current;
    current = found;
  }
}

/** Returns plans that lack something, the largest parts first. */
function simplerPlans(plan: PolicyPlan): readonly PolicyPlan[] {
  const { policies, settings, columns, memberships, attempts } = plan;
  const text = statementsOf({ ...plan, columns: [] }).join();
  const isUsed = (name: string) => text.includes(`"${name}"`) || text.includes(`new.${name}`);
  return [
    ...without(policies).map((each) => ({ ...plan, policies: each })),
    ...(settings.length > 1 ? without(settings).map((each) => ({ ...plan, settings: each })) : []),
    ...policies.flatMap((policy, place) =>
      simplerPolicies(policy).map((each) => ({ ...plan, policies: policies.with(place, each) })),
    ),
    ...columns
      .filter(({ name }) => !isUsed(name))
      .filter(({ name }) => name !== 'tenant' || columns.every((other) => other.name !== 'label'))
      .map(({ name }) => withoutColumn(plan, name)),
    ...without(memberships).map((each) => ({ ...plan, memberships: each })),
    ...attempts.flatMap((attempt) =>
      simplerAttempts(attempt).map((each) => ({ ...plan, attempts: [each] })),
    ),
    ...plan.rows.flatMap((row, place) =>
      Object.entries(row)
        .filter(([, value]) => value !== null)
        .map(([name]) => ({ ...plan, rows: plan.rows.with(place, { ...row, [name]: null }) })),
    ),
  ];
}

const without = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  items.map((_, place) => items.toSpliced(place, 1));

function withoutColumn(plan: PolicyPlan, name: string): PolicyPlan {
  const kept = (row: Readonly<Record<string, string | null>>) =>
    Object.fromEntries(Object.entries(row).filter(([each]) => each !== name));
  return {
    ...plan,
    columns: plan.columns.filter((column) => column.name !== name),
    rows: plan.rows.map(kept),
    attempts: plan.attempts.map((attempt) => ({ ...attempt, sent: kept(attempt.sent) })),
  };
}

function simplerPolicies(policy: PlannedPolicy): readonly PlannedPolicy[] {
  return (['using', 'check'] as const).flatMap((part) => {
    const condition = policy[part];
    return condition === undefined
      ? []
      : simplerConditions(condition).map((each) => ({ ...policy, [part]: each }));
  });
}

function simplerConditions(condition: Condition): readonly Condition[] {
  if ('text' in condition) {
    return ['true', 'false'].includes(condition.text) ? [] : [{ text: 'true' }, { text: 'false' }];
  }
  const { parts, not } = condition;
  return [
    ...parts,
    ...(not ? [{ ...condition, not: false }] : []),
    ...parts.flatMap((part, place) =>
      simplerConditions(part).map((each) => ({ ...condition, parts: parts.with(place, each) })),
    ),
  ];
}

function simplerAttempts(attempt: Attempt): readonly Attempt[] {
  const { sent, person, unknown } = attempt;
  const names = Object.keys(person.claims ?? {}).filter((name) => name !== 'role');
  return [
    ...Object.keys(sent).map((name) => ({ ...attempt, sent: omitted(sent, name) })),
    ...without(unknown).map((each) => ({ ...attempt, unknown: each })),
    ...names.map((name) => ({
      ...attempt,
      person: { ...person, claims: omitted(person.claims ?? {}, name) },
    })),
  ];
}

const omitted = <Value>(values: Readonly<Record<string, Value>>, name: string) =>
  Object.fromEntries(Object.entries(values).filter(([each]) => each !== name));

/** Writes a disagreement as a script over the functions of `policy-database.ts`. */
export function policySql({ plan, expected, actual }: PolicyDisagreement): string {
  const [attempt] = plan.attempts;
  if (attempt === undefined) throw new Error('The disagreement has no request.');
  const { person, row, unknown } = attempt;
  const values = { '#': String(row), ...plan.rows[row] };
  return [
    `-- PostgreSQL: ${expected}; decided: ${actual}`,
    ...statementsOf(plan),
    insertSql(values),
    ...plan.memberships.map((each) => insertSql(each, 'membership')),
    ...(unknown.length > 0 ? [`-- not known: ${unknown.join()}`] : []),
    ...(person.isKnown === true ? ['-- memberships are known'] : []),
    'begin',
    ...Object.entries(settingsOf(person)).map(
      ([name, text]) => `set local "${name}" = '${text.replaceAll("'", "''")}'`,
    ),
    `set local role ${person.role}`,
    statementOf(attempt),
    'rollback',
  ]
    .map((line) => (line.startsWith('--') ? line : `${line};`))
    .join('\n');
}
