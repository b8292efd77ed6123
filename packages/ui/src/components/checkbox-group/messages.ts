import { messages } from '@ninefold/messages';

export const checkboxGroupMessages = messages('checkbox-group', {
  /** Describes a required group to screen readers: ARIA has no required group. */
  required: 'Choose at least one option.',
});
