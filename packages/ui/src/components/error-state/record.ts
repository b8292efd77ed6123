import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'ErrorState',
  status: 'ready',
  summary: 'What was asked for could not be shown.',
  synonyms: ['failure', 'crash', '500'],
  for: ['A screen or list whose data could not be fetched.'],
  notFor: [
    {
      what: 'A form that was refused',
      instead: 'ErrorSummary',
    },
    {
      what: 'Nothing is there',
      instead: 'EmptyState',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to its actions and its details.',
    },
    {
      keys: 'Enter',
      does: 'On the details, unfolds them.',
      byBrowser: true,
    },
  ],
  roles: [
    {
      part: 'error-state',
      role: 'alert',
    },
    {
      part: 'state-title',
      role: 'heading',
      name: 'its text',
    },
  ],
  sources: [],
};
