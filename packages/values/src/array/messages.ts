import { messages } from '@ninefold/messages';

export const arrayMessages = messages('array-values', {
  form: 'Enter the list in braces, separated by commas, such as {example}.',
  item: '“{item}”: {problem}',
  lengths: 'Lists within the list must have the same length.',
});
