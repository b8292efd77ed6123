import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'AlertDialog',
  status: 'ready',
  summary: 'Asks for confirmation before an action that can’t be undone.',
  synonyms: ['confirmation', 'confirm'],
  for: ['Deleting records or discarding changes.'],
  notFor: [
    {
      what: 'Actions that can be undone',
      instead: 'a Toast with an Undo button',
    },
    {
      what: 'Tasks with form fields',
      instead: 'Dialog',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'On the trigger, opens the dialog. Focus moves to the safe choice.',
    },
    {
      keys: 'Tab',
      does: 'Moves between the buttons and stays inside the dialog.',
    },
    {
      keys: 'Escape',
      does: 'Closes the dialog without changing anything.',
    },
  ],
  roles: [
    {
      part: 'alert-dialog-content',
      role: 'alertdialog',
      name: '`title`, described by `description`',
    },
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
