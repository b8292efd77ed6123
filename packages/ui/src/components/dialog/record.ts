import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Dialog',
  status: 'ready',
  summary: 'A window over the page, for a task that is done or left before going on.',
  synonyms: ['modal', 'window', 'popup'],
  for: ['A short task that the page behind is needed for.'],
  notFor: [
    {
      what: 'A question with two answers',
      instead: 'AlertDialog',
    },
    {
      what: 'A long form',
      instead: 'a screen of its own',
    },
    {
      what: 'A remark or a few fields beside a control',
      instead: 'Popover',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'On the trigger, opens; focus is on the first field, or on the dialog.',
    },
    {
      keys: 'Tab',
      does: 'Moves forward and stays within.',
    },
    {
      keys: 'Shift+Tab',
      does: 'Moves back and stays within.',
    },
    {
      keys: 'Escape',
      does: 'Closes; while a popup inside is open, closes that first.',
    },
  ],
  roles: [
    {
      part: 'dialog-content',
      role: 'dialog',
      name: 'DialogTitle, described by DialogDescription',
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
