import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'ErrorSummary',
  status: 'ready',
  summary: 'Everything that keeps a form from being sent, with links to the fields.',
  synonyms: ['validation errors', 'form errors'],
  for: ['On top of a form that was sent and refused.'],
  notFor: [
    {
      what: 'One field alone, while it is being filled in',
      instead: 'the error of its Field',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves from error to error.',
    },
    {
      keys: 'Enter',
      does: 'Moves focus to the field.',
    },
  ],
  roles: [
    {
      part: 'error-summary',
      role: 'region; takes focus when it appears',
      name: '`title`',
    },
  ],
  forcedColours: 'The outline stays.',
  touch: 'Each link leads to its field, and opens the keyboard there.',
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
