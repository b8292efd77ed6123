import { messages } from '@ninefold/messages';

export const codeMessages = messages('code', {
  copy: 'Copy',
  copyOf: 'Copy: {label}',
  copied: 'Copied',
});
