import type { StateTransitionsLabels } from './state-transitions-props.ts';

export const stateTransitionsLabels: StateTransitionsLabels = {
  transitions: 'Next steps',
  more: 'More steps',
  question: (label, title) => `${label}: ${title}`,
  final: (state) => `There are no next steps after “${state}”.`,
  cancel: 'Cancel',
  saving: 'Saving…',
  failed: 'It couldn’t be saved. Try again in a moment.',
  whyRejected: 'Why was this refused?',
};
