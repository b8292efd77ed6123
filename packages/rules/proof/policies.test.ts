import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Policy, Specification } from '@ninefold/specification';
import { policyAnswer } from '../src/policies/index.ts';
import {
  addPolicies,
  type Answer,
  type AskedPolicies,
  askPolicies,
  createPolicyDatabase,
  emptyProof,
  type PolicyDatabase,
  policyReport,
} from './policies/index.ts';

let database: PolicyDatabase;
const tables: AskedPolicies[] = [];

beforeAll(async () => {
  database = await createPolicyDatabase();
  for await (const asked of askPolicies(database, { verdicts: 2000, seed: 3 })) tables.push(asked);
});

afterAll(() => database.close());

function proofOf(answer?: Answer) {
  const proof = emptyProof();
  tables.forEach((asked) => addPolicies(proof, asked, answer));
  return proof;
}

it('policies that are decided before asking let in and keep out as PostgreSQL does', () => {
  const proof = proofOf();
  expect(proof.disagreements).toEqual([]);
  expect(proof.refused).toBe(0);
  // A lower share means that a whole family of conditions is no longer compiled.
  expect(proof.decided / proof.verdicts).toBeGreaterThan(0.8);
  // Both answers are proven, not one of them.
  expect(proof.found.get('yes')).toBeGreaterThan(200);
  expect(policyReport(proof)).toMatch(
    /\npolicies: [\d,]+ verdicts, [\d,]+ decided, 0 disagreements$/,
  );
});

describe('finds', () => {
  it.each<readonly [mistake: string, (policy: Policy, action: string) => Policy | undefined]>([
    ['restrictive policies that allow', (policy) => ({ ...policy, permissive: true })],
    [
      'writes of records that may not be read',
      (policy, action) =>
        action !== 'select' && policy.command === 'select' ? { ...policy, using: 'true' } : policy,
    ],
    ['policies of other roles', (policy) => ({ ...policy, roles: ['public'] })],
    [
      'a check that is not asked',
      ({ check, ...policy }) => (check ? { ...policy, using: policy.using ?? 'true' } : policy),
    ],
  ])('%s', (_, change) => {
    const mistakenFor = (specification: Specification, action: string) => {
      const policies = specification.permissions.policies?.flatMap(
        (policy) => change(policy, action) ?? [],
      );
      return { ...specification, permissions: { ...specification.permissions, policies } };
    };
    const known = new Map<Specification, Map<string, Specification>>();
    const mistaken: Answer = (specification, entity, action, ...others) => {
      const ofActions = known.get(specification) ?? new Map<string, Specification>();
      known.set(specification, ofActions);
      const wrong = ofActions.get(action) ?? mistakenFor(specification, action);
      ofActions.set(action, wrong);
      return policyAnswer(wrong, entity, action, ...others);
    };
    expect(proofOf(mistaken).disagreements.length).toBeGreaterThan(0);
  });
});
