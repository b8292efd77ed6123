import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'Badge',
  summary: 'A short label or count.',
  synonyms: ['tag', 'label', 'pill', 'chip'],
  for: ['Categories, counts and sources.'],
  notFor: {
    'The status of a record': 'StatusBadge',
    'Anything interactive': 'Button',
  },
  roles: {
    badge: { role: 'none: text' },
  },
  parts: {
    badge: {
      'data-tone': '`neutral`, `accent`, `info`, `success`, `warning`, `danger` or `special`',
    },
  },
  forcedColours: 'A CanvasText outline replaces its background.',
  touch: 'Not interactive.',
  sources: {
    'WCAG 1.4.1: Use of color': 'https://www.w3.org/WAI/WCAG22/Understanding/use-of-color',
  },
});
