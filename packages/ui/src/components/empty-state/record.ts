import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'EmptyState',
  status: 'ready',
  summary: 'Explains why there is nothing to show.',
  synonyms: ['blank slate', 'no results', 'zero data'],
  for: ['A list without rows, or a search without results.'],
  notFor: [
    {
      purpose: 'Data that the role can’t see',
      alternative: 'DeniedState',
    },
    {
      purpose: 'Data that couldn’t be loaded',
      alternative: 'ErrorState',
    },
    {
      purpose: 'An unknown fact',
      alternative: 'NotShown',
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
  parts: [
    { part: 'empty-state' },
    { part: 'state-icon' },
    { part: 'state-title' },
    { part: 'state-description' },
    { part: 'state-actions' },
  ],
  forcedColours: 'The text and the icon are CanvasText.',
  touch: 'Its buttons have the usual target sizes.',
  sources: [
    {
      title: 'WCAG 4.1.3: Status messages',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/status-messages',
    },
  ],
};
