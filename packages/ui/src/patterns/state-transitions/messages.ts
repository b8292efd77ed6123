import { messages } from '@ninefold/messages';

export const stateTransitionsMessages = messages('state-transitions', {
  transitions: 'Next steps',
  more: 'More steps',
  question: '{transition}: {title}',
  final: 'There are no next steps after “{state}”.',
  failed: 'The status couldn’t be changed. Try again in a moment.',
  dialogNotLoaded:
    'The form for this step couldn’t be loaded. Check your connection and try again.',
  whyRejected: 'Why was this refused?',
});
