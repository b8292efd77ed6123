import type { StateMovesLabels } from './state-moves-props.ts';

export const stateMovesLabels: StateMovesLabels = {
  moves: 'Where it can go',
  more: 'More moves',
  question: (label, title) => `${label}: ${title}`,
  final: (state) => `Nothing leads on from “${state}”.`,
  cancel: 'Cancel',
  moving: 'Saving…',
  failed: 'It could not be saved. Try again in a moment.',
  refusedWhy: 'Why was this refused?',
};
