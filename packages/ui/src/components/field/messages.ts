import { messages } from '@ninefold/messages';

export const fieldMessages = messages('field', {
  required: 'This field is required.',
  /** The name of the “?” beside a label. */
  helpFor: 'Help for {field}',
  help: 'Help',
});
