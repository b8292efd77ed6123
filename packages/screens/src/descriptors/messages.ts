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
  asks: 'Asks for {fields}.',
  unmet: 'Needs {fields} first.',
});
