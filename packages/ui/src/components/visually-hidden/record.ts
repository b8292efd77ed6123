import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'VisuallyHidden',
  status: 'ready',
  summary: 'Text for screen readers alone.',
  synonyms: ['screen reader only', 'sr-only'],
  for: ['What sighted people see from the surroundings.'],
  notFor: [
    {
      what: 'What would help everyone',
      instead: 'show it',
    },
  ],
  keyboard: [],
  roles: [
    {
      part: 'visually-hidden',
      role: 'none: text',
    },
  ],
  forcedColours: 'It draws nothing.',
  touch: 'Nothing to press: what takes focus must be seen.',
  sources: [
    {
      title: 'WCAG 1.1.1: Non-text content',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content',
    },
  ],
};
