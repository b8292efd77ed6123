export { createPolicyDatabase, type PolicyDatabase } from './policy-database.ts';
export { policyReport } from './policy-report.ts';
export {
  addPolicies,
  type Answer,
  type AskedPolicies,
  askPolicies,
  emptyProof,
  type PolicyDisagreement,
  type PolicyProof,
} from './prove-policies.ts';
export { shrinkPolicies } from './shrink-policies.ts';
export { policyShares, sharesReport } from './shares.ts';
