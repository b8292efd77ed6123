import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'NotShown',
  status: 'ready',
  summary: 'Nobody has said it yet, and nothing is guessed.',
  synonyms: ['unknown', 'missing'],
  for: ['A fact about the product without a source.'],
  notFor: [
    {
      what: 'An empty value in a record',
      instead: '“—”',
    },
    {
      what: 'A list without rows',
      instead: 'EmptyState',
    },
  ],
  keyboard: [],
  roles: [
    {
      part: 'not-shown',
      role: 'none: text',
    },
  ],
  forcedColours: 'The dashed outline stays.',
  touch: 'Nothing to press.',
  sources: [
    {
      title: 'WCAG 1.4.1: Use of color',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/use-of-color',
    },
  ],
};
