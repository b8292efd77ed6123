import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'ErrorSummary',
  summary: 'Lists a form’s errors, with links to the fields.',
  synonyms: ['validation errors', 'form errors'],
  for: ['At the top of a form that couldn’t be submitted.'],
  notFor: {
    'One field while it is being filled in': 'the error of its Field',
  },
  keyboard: {
    Tab: 'Moves to the next error.',
    Enter: 'Moves focus to the field with the error.',
  },
  roles: {
    'error-summary': { role: 'region; takes focus when it appears', name: '`title`' },
  },
  parts: {
    'error-summary': {},
  },
  forcedColours: 'The outline stays visible.',
  touch: 'Each link moves to its field and opens the on-screen keyboard.',
  sources: {
    'GOV.UK Design System: Error summary':
      'https://design-system.service.gov.uk/components/error-summary/',
    'WCAG 3.3.1: Error identification':
      'https://www.w3.org/WAI/WCAG22/Understanding/error-identification',
  },
});
