import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'DeniedState',
  status: 'ready',
  summary: 'The person’s role does not allow it.',
  synonyms: ['forbidden', '403', 'no access'],
  for: ['A screen, list or record that the role may not see.'],
  notFor: [
    {
      what: 'Nothing is there',
      instead: 'EmptyState',
    },
    {
      what: 'It could not be fetched',
      instead: 'ErrorState',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to its actions.',
    },
  ],
  roles: [
    {
      part: 'state-title',
      role: 'heading',
      name: 'its text',
    },
  ],
  forcedColours: 'Text and icon are CanvasText.',
  touch: 'Its actions are buttons.',
  sources: [
    {
      title: 'WCAG 3.3.1: Error identification',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/error-identification',
    },
  ],
};
