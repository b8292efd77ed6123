import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Logo',
  status: 'ready',
  summary:
    'The Ninefold mark, nine squares for the nine points of a specification, or a product’s own logo.',
  synonyms: ['brand'],
  for: ['Next to the product’s name.'],
  notFor: [
    {
      purpose: 'How much is known about one point',
      alternative: 'Meter',
    },
  ],
  keyboard: [],
  roles: [
    {
      part: 'logo',
      role: 'none; img with `label`',
      name: '`label`',
    },
    {
      part: 'product-logo',
      role: 'none',
      name: 'none: the product’s name stands beside it',
    },
  ],
  parts: [{ part: 'logo' }, { part: 'product-logo' }],
  forcedColours: 'It is CanvasText.',
  touch: 'Not interactive.',
  sources: [
    {
      title: 'WCAG 1.1.1: Non-text content',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content',
    },
  ],
};
