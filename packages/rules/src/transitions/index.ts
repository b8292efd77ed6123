/** Declared transitions: which of them a person can take, and the SQL that enforces them. */
export { type AvailableTransition, availableTransitions } from './available-transitions.ts';
export { ownRolesSql } from './own-roles-sql.ts';
export { type StateContext, stateProblem, statesToChoose } from './state-choice.ts';
export { transitionsSql } from './transitions-sql.ts';
