import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'Progress',
  summary: 'Shows how far a task has progressed.',
  synonyms: ['progress bar', 'loading bar', 'upload', 'percentage', 'determinate'],
  for: ['Tasks that take more than about two seconds, such as uploads, imports and exports.'],
  notFor: {
    'Shares of a whole, or how full something is': 'Meter',
    'Short waits in a small area': 'Spinner',
    'Loading a screen': 'Skeleton',
    'Steps of a process': 'a screen for each step',
  },
  roles: {
    progress: {
      role: 'progressbar; without a value while the progress is unknown',
      name: '`label`',
    },
  },
  parts: {
    progress: {
      'data-state': '`indeterminate`, `loading` or `complete`',
      'data-max': 'Its `max`',
      'data-value': 'Its `value`, when known',
    },
    'progress-track': {},
    'progress-bar': {
      'data-state': '`indeterminate`, `loading` or `complete`',
      'data-max': 'The `max` of the progress',
      'data-value': 'The `value` of the progress, when known',
    },
  },
  variables: {
    '--slide-x': 'The distance that the bar moves while the value is unknown',
  },
  forcedColours: 'The track has an outline. The bar is Highlight.',
  touch: 'Not interactive.',
  sources: {
    'WAI-ARIA: progressbar': 'https://www.w3.org/TR/wai-aria-1.2/#progressbar',
    'WCAG 4.1.3: Status messages': 'https://www.w3.org/WAI/WCAG22/Understanding/status-messages',
  },
});
