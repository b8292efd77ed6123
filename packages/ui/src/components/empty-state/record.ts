import { componentRecord, plainParts } from '../record.ts';

export const record = componentRecord({
  name: 'EmptyState',
  summary: 'Explains why there is nothing to show.',
  synonyms: ['blank slate', 'no results', 'zero data'],
  for: ['A list without rows, or a search without results.'],
  notFor: {
    'Data that the role can’t see': 'DeniedState',
    'Data that couldn’t be loaded': 'ErrorState',
    'An unknown fact': 'NotShown',
  },
  keyboard: {
    Tab: 'Moves to its buttons.',
  },
  roles: {
    'state-title': { role: 'heading', name: 'its text' },
  },
  parts: plainParts(
    'empty-state',
    'state-icon',
    'state-title',
    'state-description',
    'state-actions',
  ),
  forcedColours: 'The text and the icon are CanvasText.',
  touch: 'Its buttons have the usual target sizes.',
  sources: {
    'WCAG 4.1.3: Status messages': 'https://www.w3.org/WAI/WCAG22/Understanding/status-messages',
  },
});
