import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'InlineMessage',
  status: 'ready',
  summary: 'A short message next to what it’s about.',
  synonyms: ['hint', 'note'],
  for: ['A warning within a section or a dialog.'],
  notFor: [
    {
      what: 'Messages about the whole screen',
      instead: 'Banner',
    },
    {
      what: 'Errors of one field',
      instead: 'Field',
    },
  ],
  keyboard: [],
  roles: [
    {
      part: 'inline-message',
      role: 'none: text',
    },
  ],
  forcedColours: 'The icon shows the tone.',
  touch: 'Not interactive.',
  sources: [
    {
      title: 'WCAG 1.4.1: Use of color',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/use-of-color',
    },
  ],
};
