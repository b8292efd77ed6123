import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Badge',
  status: 'ready',
  summary: 'A short label or count.',
  synonyms: ['tag', 'label', 'pill', 'chip'],
  for: ['Categories, counts and sources.'],
  notFor: [
    {
      purpose: 'The status of a record',
      alternative: 'StatusBadge',
    },
    {
      purpose: 'Anything interactive',
      alternative: 'Button',
    },
  ],
  keyboard: [],
  roles: [
    {
      part: 'badge',
      role: 'none: text',
    },
  ],
  parts: [
    {
      part: 'badge',
      attributes: {
        'data-tone': '`neutral`, `accent`, `info`, `success`, `warning`, `danger` or `special`',
      },
    },
  ],
  forcedColours: 'A CanvasText outline replaces its background.',
  touch: 'Not interactive.',
  sources: [
    {
      title: 'WCAG 1.4.1: Use of color',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/use-of-color',
    },
  ],
};
