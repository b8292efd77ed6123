import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'EmptyState',
  status: 'ready',
  summary: 'There is nothing here, and why.',
  synonyms: ['blank slate', 'no results', 'zero data'],
  for: ['A list without rows, a search without a match.'],
  notFor: [
    {
      what: 'A role that may not see what is there',
      instead: 'DeniedState',
    },
    {
      what: 'A fetch that failed',
      instead: 'ErrorState',
    },
    {
      what: 'A fact that nobody has stated',
      instead: 'NotShown',
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
      title: 'WCAG 4.1.3: Status messages',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/status-messages',
    },
  ],
};
