import { messages } from '@ninefold/messages';

/** Apart from those about records, which the first list has. */
export const fieldPermissionMessages = messages('field-permissions', {
  generated: '{field} is set automatically.',
  noFieldGrant: 'You don’t have permission to edit {field}.',
  onlyRoles: `{count, plural,
    =0 {No role can edit {field}.}
    other {Only {roles} can edit {field}.}
  }`,
  readOnly: '{field} can’t be edited.',
  onlyWhenCreated: '{field} can only be entered when the {entity} is created.',
  readOnlyWhile: '{field} can’t be edited while {conditions}.',
});
