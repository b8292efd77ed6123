import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'ErrorState',
  summary: 'Says that content couldn’t be loaded.',
  synonyms: ['failure', 'crash', '500'],
  for: ['A screen or list whose data couldn’t be loaded.'],
  notFor: {
    'A form that couldn’t be submitted': 'ErrorSummary',
    'Missing data': 'EmptyState',
  },
  keyboard: {
    Tab: 'Moves to its buttons and its details.',
    Enter: 'On the details, expands them.',
  },
  browserKeys: ['Enter'],
  roles: {
    'error-state': { role: 'alert', name: 'none: its text is announced' },
    'state-title': { role: 'heading', name: 'its text' },
  },
  parts: {
    'error-state': {},
  },
  forcedColours: 'The text and the icon are CanvasText. The text says that something failed.',
  touch: 'Its buttons have the usual target sizes.',
  sources: {
    'WCAG 3.3.3: Error suggestion': 'https://www.w3.org/WAI/WCAG22/Understanding/error-suggestion',
  },
});
