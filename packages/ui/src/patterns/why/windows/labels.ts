import { whyLabels } from '../labels.ts';
import type { WhyWindowLabels } from '../why-props.ts';

export const whyWindowLabels: WhyWindowLabels = {
  ...whyLabels,
  loading: 'Looking it up…',
  unknown: 'Nothing is known about this: not shown.',
  from: {
    database: 'from database',
    declared: 'declared',
    platform: 'platform',
    derived: 'derived',
    none: 'not shown',
  },
  inSpecification: (place) => `In the specification: ${place}`,
  remedies: 'What one could do',
  developers: 'For developers',
  everything: 'What else can be asked here',
  listTitle: 'What can be asked here',
  listHint:
    'Choose one, or press what is marked on the screen. By keyboard: ? on what has the focus, in a field Shift F1.',
  find: 'Find',
  nothing: 'Nothing on this screen has such a name.',
  close: 'Close',
};
