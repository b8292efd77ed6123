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
      name: 'none: its text is announced',
    },
    {
      part: 'state-title',
      role: 'heading',
      name: 'its text',
    },
  ],
  forcedColours: 'Text and icon are CanvasText: the words say that something failed.',
  touch: 'Its actions are buttons.',
  sources: [
    {
      title: 'WCAG 3.3.3: Error suggestion',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/error-suggestion',
    },
  ],
};
