import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Logo',
  status: 'ready',
  summary: 'Nine squares, one for each point of a specification.',
  synonyms: ['brand'],
  for: ['Beside the product’s name.'],
  notFor: [
    {
      what: 'How much of one point is known',
      instead: 'Meter',
    },
  ],
  keyboard: [],
  roles: [
    {
      part: 'logo',
      role: 'none; img with `label`',
      name: '`label`',
    },
  ],
  forcedColours: 'It is CanvasText.',
  touch: 'Nothing to press.',
  sources: [
    {
      title: 'WCAG 1.1.1: Non-text content',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content',
    },
  ],
};
