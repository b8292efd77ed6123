import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Dialog',
  status: 'ready',
  summary: 'A modal window for a short task.',
  synonyms: ['modal', 'window', 'popup'],
  for: ['A short task that relates to the page behind it.'],
  notFor: [
    {
      what: 'Confirmation of a destructive action',
      instead: 'AlertDialog',
    },
    {
      what: 'Long forms',
      instead: 'a separate screen',
    },
    {
      what: 'A note or a few fields next to a control',
      instead: 'Popover',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'On the trigger, opens the dialog. Focus moves to the first field, or to the dialog.',
    },
    {
      keys: 'Tab',
      does: 'Moves forward and stays inside the dialog.',
    },
    {
      keys: 'Shift+Tab',
      does: 'Moves back and stays inside the dialog.',
    },
    {
      keys: 'Escape',
      does: 'Closes the dialog. If a popup inside it is open, closes the popup first.',
    },
  ],
  roles: [
    {
      part: 'dialog-content',
      role: 'dialog',
      name: 'DialogTitle, described by DialogDescription',
    },
  ],
  forcedColours: 'An outline separates it from the page.',
  touch: 'Tapping outside closes it.',
  sources: [
    {
      title: 'APG: Dialog (modal)',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
    },
  ],
};
