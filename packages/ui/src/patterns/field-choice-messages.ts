import { messages } from '@ninefold/messages';

export const fieldChoiceMessages = messages('field-choice', {
  find: 'Find a field',
  none: 'No matching fields',
  fields: 'Fields',
});
