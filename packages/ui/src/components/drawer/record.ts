import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Drawer',
  status: 'ready',
  summary: 'A modal panel that slides in from an edge.',
  synonyms: ['sheet', 'side panel', 'off-canvas'],
  for: ['Navigation and filters on phones.'],
  notFor: [
    {
      purpose: 'Tasks on a large screen',
      alternative: 'Dialog',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      action: 'On the trigger, opens the drawer.',
    },
    {
      keys: 'Tab',
      action: 'Moves forward and stays inside the drawer.',
    },
    {
      keys: 'Escape',
      action: 'Closes the drawer. If a popup inside it is open, closes the popup first.',
    },
  ],
  roles: [
    {
      part: 'drawer-content',
      role: 'dialog',
      name: 'DrawerTitle',
    },
  ],
  parts: [
    { part: 'drawer-overlay', attributes: { 'data-state': '`open` or `closed`' } },
    {
      part: 'drawer-content',
      attributes: { 'data-state': '`open` or `closed`', 'data-side': '`start`, `end` or `bottom`' },
    },
  ],
  variables: {
    '--slide-x': 'The horizontal distance from which it slides in',
    '--slide-y': 'The vertical distance from which it slides in',
  },
  forcedColours: 'An outline separates it from the page.',
  touch: 'Tapping outside closes it.',
  sources: [
    {
      title: 'APG: Dialog (modal)',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
    },
  ],
};
