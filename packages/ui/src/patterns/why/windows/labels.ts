import { whyLabels } from '../labels.ts';
import type { WhyWindowLabels } from '../why-props.ts';

export const whyWindowLabels: WhyWindowLabels = {
  ...whyLabels,
  loading: 'Loading…',
  unknown: 'Nothing is known about this: not shown.',
  from: {
    database: 'from database',
    declared: 'declared',
    platform: 'platform',
    derived: 'derived',
    none: 'not shown',
  },
  inSpecification: (place) => `In the specification: ${place}`,
  remedies: 'What you can do',
  developers: 'For developers',
  everything: 'Other questions on this screen',
  listTitle: 'Questions on this screen',
  listHint:
    'Choose a question, or select a marked item on the screen. Keyboard: press ? on the focused item, or Shift F1 in a field.',
  find: 'Find',
  nothing: 'No matches on this screen',
  close: 'Close',
};
