import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Dialog',
  status: 'ready',
  summary: 'A modal window for a short task.',
  synonyms: ['modal', 'window', 'popup'],
  for: ['A short task that relates to the page behind it.'],
  notFor: [
    {
      purpose: 'Confirmation of a destructive action',
      alternative: 'AlertDialog',
    },
    {
      purpose: 'Long forms',
      alternative: 'a separate screen',
    },
    {
      purpose: 'A note or a few fields next to a control',
      alternative: 'Popover',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      action: 'On the trigger, opens the dialog. Focus moves to the first field, or to the dialog.',
    },
    {
      keys: 'Tab',
      action: 'Moves forward and stays inside the dialog.',
    },
    {
      keys: 'Shift+Tab',
      action: 'Moves back and stays inside the dialog.',
    },
    {
      keys: 'Escape',
      action: 'Closes the dialog. If a popup inside it is open, closes the popup first.',
    },
  ],
  roles: [
    {
      part: 'dialog-content',
      role: 'dialog',
      name: 'DialogTitle, described by DialogDescription',
    },
  ],
  parts: [
    { part: 'dialog-body' },
    { part: 'dialog-footer' },
    { part: 'dialog-overlay', attributes: { 'data-state': '`open` or `closed`' } },
    { part: 'dialog-content', attributes: { 'data-state': '`open` or `closed`' } },
    { part: 'dialog-header' },
    { part: 'dialog-title' },
    { part: 'dialog-description' },
    {
      part: 'dialog-trigger',
      attributes: {
        'data-state': '`open` or `closed`',
        'data-variant': 'That of the Button or IconButton that it renders as',
      },
    },
    {
      part: 'dialog-close',
      attributes: { 'data-variant': 'That of the Button or IconButton that it renders as' },
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
