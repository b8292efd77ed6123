import { messages } from '@ninefold/messages';

export const functionsScreenMessages = messages('functions-screen', {
  title: 'Functions',
  description: 'Functions of the database that you can run.',
  noneTitle: 'No functions to run',
  none: 'The Data API exposes no functions, or you don’t have permission to run them.',
  writing: 'can change data',
  reading: 'only reads data',
});

export const functionScreenMessages = messages('function-screen', {
  description: 'Description: {notShown}',
  specification: 'View in the specification',
  ran: '{function} ran',
  wouldRun: '{function} would run',
  content: 'Content',
  variadic: 'Any number of values, or none.',
  composite: 'The parts of {type}: as {json}, or in order as (value,value,…).',
});
