import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'NotShown',
  status: 'ready',
  summary: 'Marks a fact that isn’t known. Nothing is guessed.',
  synonyms: ['unknown', 'missing'],
  for: ['A fact about the product without a source.'],
  notFor: [
    {
      purpose: 'Empty values of a record',
      alternative: '“—”',
    },
    {
      purpose: 'Lists without rows',
      alternative: 'EmptyState',
    },
  ],
  keyboard: [],
  roles: [
    {
      part: 'not-shown',
      role: 'none: text',
    },
  ],
  parts: [{ part: 'not-shown' }],
  forcedColours: 'The dashed outline stays visible.',
  touch: 'Not interactive.',
  sources: [
    {
      title: 'WCAG 1.4.1: Use of color',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/use-of-color',
    },
  ],
};
