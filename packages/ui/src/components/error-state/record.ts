import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'ErrorState',
  status: 'ready',
  summary: 'Says that content couldn’t be loaded.',
  synonyms: ['failure', 'crash', '500'],
  for: ['A screen or list whose data couldn’t be loaded.'],
  notFor: [
    {
      purpose: 'A form that couldn’t be submitted',
      alternative: 'ErrorSummary',
    },
    {
      purpose: 'Missing data',
      alternative: 'EmptyState',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves to its buttons and its details.',
    },
    {
      keys: 'Enter',
      action: 'On the details, expands them.',
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
  parts: [{ part: 'error-state' }],
  forcedColours: 'The text and the icon are CanvasText. The text says that something failed.',
  touch: 'Its buttons have the usual target sizes.',
  sources: [
    {
      title: 'WCAG 3.3.3: Error suggestion',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/error-suggestion',
    },
  ],
};
