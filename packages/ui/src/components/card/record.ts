import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Card',
  status: 'ready',
  summary: 'Holds what belongs together, apart from the rest of the page.',
  synonyms: ['panel', 'box', 'tile'],
  for: ['Overviews of several things beside each other.'],
  notFor: [
    {
      what: 'The sections of one record',
      instead: 'headings and lines: a card in a card is noise',
    },
  ],
  keyboard: [],
  roles: [
    {
      part: 'card',
      role: 'none',
    },
    {
      part: 'card-title',
      role: 'heading',
      name: 'its text',
    },
  ],
  forcedColours: 'The outline stays.',
  touch: 'A card is nothing to press: a link or button in it is.',
  sources: [
    {
      title: 'WCAG 1.3.1: Info and relationships',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships',
    },
  ],
};
