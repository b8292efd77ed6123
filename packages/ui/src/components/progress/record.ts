import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Progress',
  status: 'ready',
  summary: 'Shows how far a task has progressed.',
  synonyms: ['progress bar', 'loading bar', 'upload', 'percentage', 'determinate'],
  for: ['Tasks that take more than about two seconds, such as uploads, imports and exports.'],
  notFor: [
    { purpose: 'Shares of a whole, or how full something is', alternative: 'Meter' },
    { purpose: 'Short waits in a small area', alternative: 'Spinner' },
    { purpose: 'Loading a screen', alternative: 'Skeleton' },
    { purpose: 'Steps of a process', alternative: 'a screen for each step' },
  ],
  keyboard: [],
  roles: [
    {
      part: 'progress',
      role: 'progressbar; without a value while the progress is unknown',
      name: '`label`',
    },
  ],
  parts: [
    {
      part: 'progress',
      attributes: {
        'data-state': '`indeterminate`, `loading` or `complete`',
        'data-max': 'Its `max`',
        'data-value': 'Its `value`, when known',
      },
    },
    { part: 'progress-track' },
    {
      part: 'progress-bar',
      attributes: {
        'data-state': '`indeterminate`, `loading` or `complete`',
        'data-max': 'The `max` of the progress',
        'data-value': 'The `value` of the progress, when known',
      },
    },
  ],
  variables: {
    '--slide-x': 'The distance that the bar moves while the value is unknown',
  },
  forcedColours: 'The track has an outline. The bar is Highlight.',
  touch: 'Not interactive.',
  sources: [
    { title: 'WAI-ARIA: progressbar', url: 'https://www.w3.org/TR/wai-aria-1.2/#progressbar' },
    {
      title: 'WCAG 4.1.3: Status messages',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/status-messages',
    },
  ],
};
