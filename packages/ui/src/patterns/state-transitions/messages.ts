import { messages } from '@ninefold/messages';

export const stateTransitionsMessages = messages('state-transitions', {
  transitions: 'Next steps',
  transitionsOf: 'Next steps: {title}',
  none: 'There are no next steps.',
  whyThese: 'Why these steps?',
  more: 'More steps',
  moreOf: 'More steps: {title}',
  question: '{transition}: {title}',
  final: 'There are no next steps after “{state}”.',
  failed: 'It couldn’t be saved. Try again in a moment.',
  whyRejected: 'Why was this refused?',
});
