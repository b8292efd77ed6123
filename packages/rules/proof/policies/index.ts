export { createPolicyDatabase, type PolicyDatabase } from './policy-database.ts';
export { planPolicies } from './plan-policies.ts';
export { type PolicyProof, provePolicies, verdictsPerTable } from './prove-policies.ts';
export { policyReport } from './policy-report.ts';
