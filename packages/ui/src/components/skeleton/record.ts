import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Skeleton',
  status: 'ready',
  summary: 'Stands where something is about to be, in its size.',
  synonyms: ['placeholder', 'loading'],
  for: ['Content whose shape is known, while it loads.'],
  notFor: [
    {
      what: 'A wait without a known shape',
      instead: 'Spinner',
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
      role: 'holds a status that is said once',
      name: '`label`',
    },
  ],
  forcedColours: 'Filled with GrayText.',
  touch: 'Nothing to press.',
  sources: [
    {
      title: 'WCAG 4.1.3: Status messages',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/status-messages',
    },
  ],
};
