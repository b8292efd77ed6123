export const stateTransitionsLabels = {
  transitions: 'Next steps',
  none: 'There are no next steps.',
  whyThese: 'Why these steps?',
  more: 'More steps',
  question: (label: string, title: string) => `${label}: ${title}`,
  final: (state: string) => `There are no next steps after “${state}”.`,
  cancel: 'Cancel',
  saving: 'Saving…',
  failed: 'It couldn’t be saved. Try again in a moment.',
  whyRejected: 'Why was this refused?',
};
