import { componentRecord, plainParts } from '../record.ts';

export const record = componentRecord({
  name: 'Card',
  summary: 'Groups related content in a box.',
  synonyms: ['panel', 'box', 'tile'],
  for: ['Overviews of several items.'],
  notFor: {
    'Sections of one record': 'headings and separators',
  },
  roles: {
    card: { role: 'none' },
    'card-title': { role: 'heading', name: 'its text' },
  },
  parts: plainParts('card', 'card-footer', 'card-header', 'card-title'),
  forcedColours: 'The outline stays visible.',
  touch: 'The card itself isn’t interactive. Its links and buttons are.',
  sources: {
    'WCAG 1.3.1: Info and relationships':
      'https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships',
  },
});
