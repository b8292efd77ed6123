import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'AlertDialog',
  status: 'ready',
  summary: 'Asks before something that cannot be taken back.',
  synonyms: ['confirmation', 'confirm'],
  for: ['Removing records, discarding changes.'],
  notFor: [
    {
      what: 'What can be undone',
      instead: 'do it, and offer to undo it in a Toast',
    },
    {
      what: 'A task with fields',
      instead: 'Dialog',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'On the trigger, opens; focus is on the choice that does no harm.',
    },
    {
      keys: 'Tab',
      does: 'Moves between the answers and stays within.',
    },
    {
      keys: 'Escape',
      does: 'Closes, and changes nothing.',
    },
  ],
  roles: [
    {
      part: 'alert-dialog-content',
      role: 'alertdialog',
      name: '`title`, described by `description`',
    },
  ],
  touch: 'A press outside does not close it.',
  forcedColours:
    'It has an outline; the action that cannot be undone is filled with ButtonText, as every primary one.',
  sources: [
    {
      title: 'APG: Alert and message dialogs',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/',
    },
  ],
};
