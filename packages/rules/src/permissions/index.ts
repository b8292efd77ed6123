/** The one judge of what a person can do. */
export { actionRejection } from './action-rejection.ts';
export { isLeftOut } from './answers.ts';
export type { Asked, Person, PolicyJudge } from './asked.ts';
export { canDoAny } from './can-do-any.ts';
export { canDo, permittingFields, permissionOn, type PermissionSubject } from './can-do.ts';
export { type OfferedAction, offeredActions } from './declared-actions.ts';
export { onField } from './on-field.ts';
export { policyPerson } from './policy-person.ts';
export { maySee, offersProductScreen, type ScreenKind, screenAccess } from './screen-access.ts';
export { type OutlinedEntity, worksWith } from './works-with.ts';
