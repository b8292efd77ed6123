import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'VisuallyHidden',
  status: 'ready',
  summary: 'Text only for screen readers.',
  synonyms: ['screen reader only', 'sr-only'],
  for: ['Information that sighted people get from the context.'],
  notFor: [
    {
      purpose: 'Information that helps everyone',
      alternative: 'visible text',
    },
  ],
  keyboard: [],
  roles: [
    {
      part: 'visually-hidden',
      role: 'none: text',
    },
  ],
  parts: [{ part: 'visually-hidden' }],
  forcedColours: 'It has no visual appearance.',
  touch: 'Not interactive. Anything that can have focus must be visible.',
  sources: [
    {
      title: 'WCAG 1.1.1: Non-text content',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content',
    },
  ],
};
