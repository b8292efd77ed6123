import { componentRecord, plainParts } from '../record.ts';

export const record = componentRecord({
  name: 'Logo',
  summary:
    'The Ninefold mark, nine squares for the nine points of a specification, or a product’s own logo.',
  synonyms: ['brand'],
  for: ['Next to the product’s name.'],
  notFor: {
    'How much is known about one point': 'Meter',
  },
  roles: {
    logo: { role: 'none; img with `label`', name: '`label`' },
    'product-logo': { role: 'none', name: 'none: the product’s name is beside it' },
  },
  parts: plainParts('logo', 'product-logo'),
  forcedColours: 'It is CanvasText.',
  touch: 'Not interactive.',
  sources: {
    'WCAG 1.1.1: Non-text content': 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content',
  },
});
