import { messages } from '@ninefold/messages';

export const productTitleMessages = messages('product-title', {
  untitled: 'Untitled product',
});

export const recordConflictMessages = messages('record-conflict', {
  state: '{field} was “{before}” and is now “{now}”.',
  link: '{field} is now “{now}”.',
  changed: 'Changed: {fields}.',
  alsoChanged: 'Also changed: {fields}.',
});

export const transitionRequirementMessages = messages('transition-requirements', {
  byAnyone: 'by anyone who can edit it',
  byAnyoneWith: 'by anyone who can edit it, with {fields}',
  byRoles: 'by {roles}',
  byRolesWith: 'by {roles}, with {fields}',
  unmet: 'Needs {fields} first.',
});
