import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'InlineMessage',
  status: 'ready',
  summary: 'A short message next to what it’s about.',
  synonyms: ['hint', 'note'],
  for: ['A warning within a section or a dialog.'],
  notFor: [
    {
      purpose: 'Messages about the whole screen',
      alternative: 'Banner',
    },
    {
      purpose: 'Errors of one field',
      alternative: 'Field',
    },
  ],
  keyboard: [],
  roles: [
    {
      part: 'inline-message',
      role: 'none: text',
    },
  ],
  parts: [{ part: 'inline-message' }, { part: 'tone-icon' }],
  forcedColours: 'The icon shows the tone.',
  touch: 'Not interactive.',
  sources: [
    {
      title: 'WCAG 1.4.1: Use of color',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/use-of-color',
    },
  ],
};
