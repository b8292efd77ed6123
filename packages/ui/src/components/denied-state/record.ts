import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'DeniedState',
  status: 'ready',
  summary: 'Says that the person’s role doesn’t give access.',
  synonyms: ['forbidden', '403', 'no access'],
  for: ['A screen, list or record that the role can’t see.'],
  notFor: [
    {
      purpose: 'Missing data',
      alternative: 'EmptyState',
    },
    {
      purpose: 'Data that couldn’t be loaded',
      alternative: 'ErrorState',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves to its buttons.',
    },
  ],
  roles: [
    {
      part: 'state-title',
      role: 'heading',
      name: 'its text',
    },
  ],
  parts: [{ part: 'denied-state' }],
  forcedColours: 'The text and the icon are CanvasText.',
  touch: 'Its buttons have the usual target sizes.',
  sources: [
    {
      title: 'WCAG 3.3.1: Error identification',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/error-identification',
    },
  ],
};
