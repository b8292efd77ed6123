import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Drawer',
  status: 'ready',
  summary: 'A modal sheet from an edge.',
  synonyms: ['sheet', 'side panel', 'off-canvas'],
  for: ['Navigation and filters on phones.'],
  notFor: [
    {
      what: 'A task on a large screen',
      instead: 'Dialog',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'On the trigger, opens.',
    },
    {
      keys: 'Tab',
      does: 'Moves forward and stays within.',
    },
    {
      keys: 'Escape',
      does: 'Closes; while a popup inside is open, closes that first.',
    },
  ],
  roles: [
    {
      part: 'drawer-content',
      role: 'dialog',
      name: 'DrawerTitle',
    },
  ],
  forcedColours: 'An outline keeps it apart from the page.',
  touch: 'A press outside closes it.',
  sources: [
    {
      title: 'APG: Dialog (modal)',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
    },
  ],
};
