import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Card',
  status: 'ready',
  summary: 'Groups related content in a box.',
  synonyms: ['panel', 'box', 'tile'],
  for: ['Overviews of several items.'],
  notFor: {
    'Sections of one record': 'headings and separators',
  },
  keyboard: {},
  roles: {
    card: { role: 'none' },
    'card-title': { role: 'heading', name: 'its text' },
  },
  parts: {
    card: {},
    'card-footer': {},
    'card-header': {},
    'card-title': {},
  },
  forcedColours: 'The outline stays visible.',
  touch: 'The card itself isn’t interactive. Its links and buttons are.',
  sources: {
    'WCAG 1.3.1: Info and relationships':
      'https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships',
  },
};
