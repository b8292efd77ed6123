export {
  policyAnswer,
  type PolicyAnswer,
  policyFields,
  type PolicyRecord,
} from './policy-answer.ts';
export { readsAtMostOne } from './at-most-one.ts';
export type { HeldRole, KnownAccess, PolicyPerson } from './person.ts';
export { type UndecidedPolicy, undecidedPolicies } from './undecided-policies.ts';
