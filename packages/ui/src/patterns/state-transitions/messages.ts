import { messages } from '@ninefold/messages';

export const stateTransitionsMessages = messages('state-transitions', {
  transitions: 'Next steps',
  none: 'There are no next steps.',
  whyThese: 'Why these steps?',
  more: 'More steps',
  question: '{transition}: {title}',
  final: 'There are no next steps after “{state}”.',
  failed: 'It couldn’t be saved. Try again in a moment.',
  whyRejected: 'Why was this refused?',
});
