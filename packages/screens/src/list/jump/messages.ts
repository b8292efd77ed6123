import { messages } from '@ninefold/messages';

export const jumpMessages = messages('list-jump', {
  title: 'Jump to {field}',
  textHint:
    'Type the beginning. The list continues from the first record that matches or comes after it.',
  hint: 'The list continues from the first record that has this value or comes after it.',
  required: 'Enter a value.',
  cancel: 'Cancel',
  submit: 'Jump',
});
