import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'ErrorSummary',
  status: 'ready',
  summary: 'Lists a form’s errors, with links to the fields.',
  synonyms: ['validation errors', 'form errors'],
  for: ['At the top of a form that couldn’t be submitted.'],
  notFor: [
    {
      purpose: 'One field while it is being filled in',
      alternative: 'the error of its Field',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves to the next error.',
    },
    {
      keys: 'Enter',
      action: 'Moves focus to the field with the error.',
    },
  ],
  roles: [
    {
      part: 'error-summary',
      role: 'region; takes focus when it appears',
      name: '`title`',
    },
  ],
  parts: [{ part: 'error-summary' }],
  forcedColours: 'The outline stays visible.',
  touch: 'Each link moves to its field and opens the on-screen keyboard.',
  sources: [
    {
      title: 'GOV.UK Design System: Error summary',
      url: 'https://design-system.service.gov.uk/components/error-summary/',
    },
    {
      title: 'WCAG 3.3.1: Error identification',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/error-identification',
    },
  ],
};
