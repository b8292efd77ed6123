import { messages } from '@ninefold/messages';

export const whyMessages = messages('why-questions', {
  button: 'Why?',
  list: 'Questions on this screen ({shortcut})',
});
