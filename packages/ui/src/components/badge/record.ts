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
  sources: [],
};
