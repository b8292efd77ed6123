/** Asks a database who can do what with its records, by trying it. */
export type { Access, Check, PolicyProof, ReadAccess, WriteAccess } from './model/index.ts';
export { findPeople } from './find-people.ts';
export { type Proved, provePolicies } from './prove-policies.ts';
