import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'NotShown',
  summary: 'Marks a fact that isn’t known. Nothing is guessed.',
  synonyms: ['unknown', 'missing'],
  for: ['A fact about the product without a source.'],
  notFor: {
    'Empty values of a record': '“—”',
    'Lists without rows': 'EmptyState',
  },
  roles: {
    'not-shown': { role: 'none: text' },
  },
  parts: {
    'not-shown': {},
  },
  forcedColours: 'The dashed outline stays visible.',
  touch: 'Not interactive.',
  sources: {
    'WCAG 1.4.1: Use of color': 'https://www.w3.org/WAI/WCAG22/Understanding/use-of-color',
  },
});
