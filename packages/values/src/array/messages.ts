import { messages } from '@ninefold/messages';

export const arrayMessages = messages('array-values', {
  bounds: 'A list starts at its first item. Leave out the numbers before it.',
  form: 'Enter the list in braces, separated by commas, such as {example}.',
  item: '“{item}”: {problem}',
  lengths: 'Lists within the list must have the same length.',
});
