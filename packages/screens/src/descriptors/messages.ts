import { messages } from '@ninefold/messages';

export const productTitleMessages = messages('product-title', {
  untitled: 'Untitled product',
});

export const optionMessages = messages('descriptor-options', {
  emptyText: 'empty text',
});

export const recordConflictMessages = messages('record-conflict', {
  state: '{field} was “{before}” and is now “{now}”.',
  link: '{field} is now “{now}”.',
  changed: 'Changed: {fields}.',
  alsoChanged: 'Also changed: {fields}.',
});

export const transitionRequirementMessages = messages('transition-requirements', {
  byAnyone: 'Anyone who can edit the record.',
  byAnyoneWith: 'Anyone who can edit the record. Requires: {fields}.',
  byRoles: '{count, plural, one {Role: {roles}.} other {Roles: {roles}.}}',
  byRolesWith:
    '{count, plural, one {Role: {roles}. Requires: {fields}.} other {Roles: {roles}. Requires: {fields}.}}',
  unmet: 'Needs {fields} first.',
});
