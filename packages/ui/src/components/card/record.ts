import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Card',
  status: 'ready',
  summary: 'Groups related content in a box.',
  synonyms: ['panel', 'box', 'tile'],
  for: ['Overviews of several items.'],
  notFor: [
    {
      purpose: 'Sections of one record',
      alternative: 'headings and separators',
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
  parts: [
    { part: 'card' },
    { part: 'card-footer' },
    { part: 'card-header' },
    { part: 'card-title' },
  ],
  forcedColours: 'The outline stays visible.',
  touch: 'The card itself isn’t interactive. Its links and buttons are.',
  sources: [
    {
      title: 'WCAG 1.3.1: Info and relationships',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships',
    },
  ],
};
