import type { StateMovesLabels } from './state-moves-props.ts';

export const stateMovesLabels: StateMovesLabels = {
  moves: 'Next steps',
  more: 'More steps',
  question: (label, title) => `${label}: ${title}`,
  final: (state) => `There are no next steps after “${state}”.`,
  cancel: 'Cancel',
  moving: 'Saving…',
  failed: 'It couldn’t be saved. Try again in a moment.',
  refusedWhy: 'Why was this refused?',
};
