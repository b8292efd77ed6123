/** Roles of the product's people, and the specification as each of them sees it. */
export { type ActingRole, actAs, actingRoles } from './act-as.ts';
