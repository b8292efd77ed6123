import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'VisuallyHidden',
  summary: 'Text only for screen readers.',
  synonyms: ['screen reader only', 'sr-only'],
  for: ['Information that sighted people get from the context.'],
  notFor: {
    'Information that helps everyone': 'visible text',
  },
  roles: {
    'visually-hidden': { role: 'none: text' },
  },
  parts: {
    'visually-hidden': {},
  },
  forcedColours: 'It has no visual appearance.',
  touch: 'Not interactive. Anything that can have focus must be visible.',
  sources: {
    'WCAG 1.1.1: Non-text content': 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content',
  },
});
