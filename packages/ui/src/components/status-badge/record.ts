import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'StatusBadge',
  summary: 'The status of a record or process.',
  synonyms: ['state', 'status', 'pill'],
  for: ['A record’s status.'],
  notFor: {
    'Categories and counts': 'Badge',
  },
  roles: {
    'status-badge': { role: 'none: text' },
  },
  parts: {
    'status-badge': {
      'data-tone': '`neutral`, `accent`, `info`, `success`, `warning`, `danger` or `special`',
    },
  },
  forcedColours: 'The shape of the dot and an outline stay visible.',
  touch: 'Not interactive.',
  sources: {
    'WCAG 1.4.1: Use of color': 'https://www.w3.org/WAI/WCAG22/Understanding/use-of-color',
  },
});
