import { messages } from '@ninefold/messages';

export const jumpMessages = messages('list-jump', {
  title: 'Jump to {field}',
  textHint: 'Type the beginning. The list continues from the first match, or from what follows.',
  hint: 'The list continues from this value, or from what follows.',
  required: 'Enter a value.',
  cancel: 'Cancel',
  submit: 'Jump',
});
