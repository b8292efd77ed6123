import { messages } from '@ninefold/messages';

export const whyAnswerMessages = messages('why-answers', {
  point: 'Point {number}: {title}',
  refused: 'What was refused',
  screen: 'This screen',
  thisList: 'This list',
  records: 'Records',
  needsAttention: 'Needs attention',
  actions: 'What you can do',
  states: 'States',
  nextSteps: 'Next steps',
  fields: 'Fields',
  rows: 'How many are shown',
  navigation: 'Navigation',
});
