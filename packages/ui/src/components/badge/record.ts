import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Badge',
  status: 'ready',
  summary: 'A word or a count about the thing beside it.',
  synonyms: ['tag', 'label', 'pill', 'chip'],
  for: ['Kinds, counts, where a fact comes from.'],
  notFor: [
    {
      what: 'The state of a record',
      instead: 'StatusBadge',
    },
    {
      what: 'Something to press',
      instead: 'Button',
    },
  ],
  keyboard: [],
  roles: [
    {
      part: 'badge',
      role: 'none: text',
    },
  ],
  forcedColours: 'It has an outline in CanvasText, as its ground is lost.',
  touch: 'Nothing to press.',
  sources: [
    {
      title: 'WCAG 1.4.1: Use of color',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/use-of-color',
    },
  ],
};
