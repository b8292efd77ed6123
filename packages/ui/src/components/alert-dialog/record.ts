import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'AlertDialog',
  status: 'ready',
  summary: 'Asks for confirmation before an action that can’t be undone.',
  synonyms: ['confirmation', 'confirm'],
  for: ['Deleting records or discarding changes.'],
  notFor: [
    {
      purpose: 'Actions that can be undone',
      alternative: 'a Toast with an Undo button',
    },
    {
      purpose: 'Tasks with form fields',
      alternative: 'Dialog',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      action: 'On the trigger, opens the dialog. Focus moves to the safe choice.',
    },
    {
      keys: 'Tab',
      action: 'Moves between the buttons and stays inside the dialog.',
    },
    {
      keys: 'Escape',
      action: 'Closes the dialog without changing anything.',
    },
  ],
  roles: [
    {
      part: 'alert-dialog-content',
      role: 'alertdialog',
      name: '`title`, described by `description`',
    },
  ],
  parts: [
    {
      part: 'alert-dialog-trigger',
      attributes: {
        'data-state': '`open` or `closed`',
        'data-variant': 'That of the Button or IconButton that it renders as',
      },
    },
    { part: 'alert-dialog-cancel', attributes: { 'data-variant': 'Its `variant`' } },
    { part: 'alert-dialog-action', attributes: { 'data-variant': 'Its `variant`' } },
    { part: 'alert-dialog-overlay', attributes: { 'data-state': '`open` or `closed`' } },
    { part: 'alert-dialog-content', attributes: { 'data-state': '`open` or `closed`' } },
    { part: 'alert-dialog-title' },
    { part: 'alert-dialog-description' },
    { part: 'alert-dialog-actions' },
  ],
  touch: 'Tapping outside doesn’t close it.',
  forcedColours:
    'The dialog has an outline. The destructive button is filled with ButtonText, like every primary button.',
  sources: [
    {
      title: 'APG: Alert and message dialogs',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/',
    },
  ],
};
