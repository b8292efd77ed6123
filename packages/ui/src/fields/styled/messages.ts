import { messages } from '@ninefold/messages';

export const colorInputMessages = messages('color-input', {
  /** The name of the browser's own colour picker, beside the text. */
  pick: 'Pick a colour',
});
