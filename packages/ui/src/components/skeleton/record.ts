import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Skeleton',
  status: 'ready',
  summary: 'A placeholder for content that is loading, at its final size.',
  synonyms: ['placeholder', 'loading'],
  for: ['Content that is loading and whose layout is known.'],
  notFor: [
    {
      purpose: 'Loading content whose layout isn’t known',
      alternative: 'Spinner',
    },
  ],
  keyboard: [],
  roles: [
    {
      part: 'skeleton',
      role: 'none: hidden',
    },
    {
      part: 'loading',
      role: 'contains a status that is announced once',
      name: '`label`',
    },
  ],
  parts: [{ part: 'skeleton' }, { part: 'loading' }],
  forcedColours: 'It is filled with GrayText.',
  touch: 'Not interactive.',
  sources: [
    {
      title: 'WCAG 4.1.3: Status messages',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/status-messages',
    },
  ],
};
