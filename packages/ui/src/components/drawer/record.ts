import { componentRecord, states } from '../record.ts';

export const record = componentRecord({
  name: 'Drawer',
  summary: 'A modal panel that slides in from an edge.',
  synonyms: ['sheet', 'side panel', 'off-canvas'],
  for: ['Navigation and filters on phones.'],
  notFor: {
    'Tasks on a large screen': 'Dialog',
  },
  keyboard: {
    Enter: 'On the trigger, opens the drawer.',
    Tab: 'Moves forward and stays inside the drawer.',
    Escape: 'Closes the drawer. If a popup inside it is open, closes the popup first.',
  },
  roles: {
    'drawer-content': { role: 'dialog', name: 'DrawerTitle' },
  },
  parts: {
    'drawer-overlay': { 'data-state': '`open` or `closed`' },
    'drawer-content': { ...states.open, 'data-side': '`start`, `end` or `bottom`' },
  },
  variables: {
    '--slide-x': 'The horizontal distance from which it slides in',
    '--slide-y': 'The vertical distance from which it slides in',
  },
  forcedColours: 'An outline separates it from the page.',
  touch: 'Tapping outside closes it.',
  sources: {
    'APG: Dialog (modal)': 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  },
});
