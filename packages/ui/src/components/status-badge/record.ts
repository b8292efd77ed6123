import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'StatusBadge',
  status: 'ready',
  summary: 'The state that something is in.',
  synonyms: ['state', 'status', 'pill'],
  for: ['The states of a record.'],
  notFor: [
    {
      what: 'A kind or a count',
      instead: 'Badge',
    },
  ],
  keyboard: [],
  roles: [
    {
      part: 'status-badge',
      role: 'none: text',
    },
  ],
  forcedColours: 'The dot’s shape and an outline stay.',
  touch: 'Nothing to press.',
  sources: [
    {
      title: 'WCAG 1.4.1: Use of color',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/use-of-color',
    },
  ],
};
