import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Logo',
  status: 'ready',
  summary: 'The Ninefold mark: nine squares, one for each point of a specification.',
  synonyms: ['brand'],
  for: ['Next to the product’s name.'],
  notFor: [
    {
      what: 'How much is known about one point',
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
  touch: 'Not interactive.',
  sources: [
    {
      title: 'WCAG 1.1.1: Non-text content',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content',
    },
  ],
};
