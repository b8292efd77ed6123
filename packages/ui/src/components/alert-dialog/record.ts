import { componentRecord, plainParts, states } from '../record.ts';

export const record = componentRecord({
  name: 'AlertDialog',
  summary: 'Asks for confirmation before an action that can’t be undone.',
  synonyms: ['confirmation', 'confirm'],
  for: ['Deleting records or discarding changes.'],
  notFor: {
    'Actions that can be undone': 'a Toast with an Undo button',
    'Tasks with form fields': 'Dialog',
  },
  keyboard: {
    Enter: 'On the trigger, opens the dialog. Focus moves to the safe choice.',
    Tab: 'Moves between the buttons and stays inside the dialog.',
    Escape: 'Closes the dialog without changing anything.',
  },
  roles: {
    'alert-dialog-content': { role: 'alertdialog', name: '`title`, described by `description`' },
  },
  parts: {
    'alert-dialog-trigger': { ...states.open, ...states.triggerVariant },
    'alert-dialog-cancel': { 'data-variant': 'Its `variant`' },
    'alert-dialog-action': { 'data-variant': 'Its `variant`' },
    'alert-dialog-overlay': { 'data-state': '`open` or `closed`' },
    'alert-dialog-content': { 'data-state': '`open` or `closed`' },
    ...plainParts('alert-dialog-title', 'alert-dialog-description', 'alert-dialog-actions'),
  },
  forcedColours:
    'The dialog has an outline. The destructive button is filled with ButtonText, like every primary button.',
  touch: 'Tapping outside doesn’t close it.',
  sources: {
    'APG: Alert and message dialogs': 'https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/',
  },
});
