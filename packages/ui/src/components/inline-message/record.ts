import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'InlineMessage',
  status: 'ready',
  summary: 'A short remark beside what it is about.',
  synonyms: ['hint', 'note'],
  for: ['A warning within a section or a dialog.'],
  notFor: [
    {
      what: 'What concerns the whole screen',
      instead: 'Banner',
    },
    {
      what: 'A field’s error',
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
  forcedColours: 'The icon tells the tone.',
  touch: 'Nothing to press.',
  sources: [
    {
      title: 'WCAG 1.4.1: Use of color',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/use-of-color',
    },
  ],
};
