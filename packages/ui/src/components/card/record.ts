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
  sources: [],
};
