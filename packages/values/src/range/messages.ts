import { messages } from '@ninefold/messages';

export const rangeMessages = messages('range-values', {
  form: 'Enter both ends, such as [1,10). Square brackets include the end, round brackets exclude it.',
  bound: '“{bound}”: {problem}',
  order: 'The range ends before it begins.',
});
