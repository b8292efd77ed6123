import { componentRecord, plainParts } from '../record.ts';

export const record = componentRecord({
  name: 'InlineMessage',
  summary: 'A short message next to what it’s about.',
  synonyms: ['hint', 'note'],
  for: ['A warning within a section or a dialog.'],
  notFor: {
    'Messages about the whole screen': 'Banner',
    'Errors of one field': 'Field',
  },
  roles: {
    'inline-message': { role: 'none: text' },
  },
  parts: plainParts('inline-message', 'tone-icon'),
  forcedColours: 'The icon shows the tone.',
  touch: 'Not interactive.',
  sources: {
    'WCAG 1.4.1: Use of color': 'https://www.w3.org/WAI/WCAG22/Understanding/use-of-color',
  },
});
