import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Progress',
  status: 'ready',
  summary: 'How far something is that takes time.',
  synonyms: ['progress bar', 'loading bar', 'upload', 'percentage', 'determinate'],
  for: ['An upload, an import, an export: what takes more than some two seconds.'],
  notFor: [
    { what: 'How a whole is made up, or how full something is', instead: 'Meter' },
    { what: 'A short wait of a small part', instead: 'Spinner' },
    { what: 'A screen that is loading', instead: 'Skeleton' },
    { what: 'Steps in an order', instead: 'a screen each' },
  ],
  keyboard: [],
  roles: [
    {
      part: 'progress',
      role: 'progressbar; without a value while it is not known',
      name: '`label`',
    },
  ],
  forcedColours: 'The track has an outline, and the bar is Highlight.',
  touch: 'Nothing to press.',
  sources: [
    { title: 'WAI-ARIA: progressbar', url: 'https://www.w3.org/TR/wai-aria-1.2/#progressbar' },
    {
      title: 'WCAG 4.1.3: Status messages',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/status-messages',
    },
  ],
};
