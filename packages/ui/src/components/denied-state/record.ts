import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'DeniedState',
  summary: 'Says that the person’s role doesn’t give access.',
  synonyms: ['forbidden', '403', 'no access'],
  for: ['A screen, list or record that the role can’t see.'],
  notFor: {
    'Missing data': 'EmptyState',
    'Data that couldn’t be loaded': 'ErrorState',
  },
  keyboard: {
    Tab: 'Moves to its buttons.',
  },
  roles: {
    'state-title': { role: 'heading', name: 'its text' },
  },
  parts: {
    'denied-state': {},
  },
  forcedColours: 'The text and the icon are CanvasText.',
  touch: 'Its buttons have the usual target sizes.',
  sources: {
    'WCAG 3.3.1: Error identification':
      'https://www.w3.org/WAI/WCAG22/Understanding/error-identification',
  },
});
