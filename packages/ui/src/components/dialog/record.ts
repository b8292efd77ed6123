import { componentRecord, plainParts, states } from '../record.ts';

export const record = componentRecord({
  name: 'Dialog',
  summary: 'A modal window for a short task.',
  synonyms: ['modal', 'window', 'popup'],
  for: ['A short task that relates to the page behind it.'],
  notFor: {
    'Confirmation of a destructive action': 'AlertDialog',
    'Long forms': 'a separate screen',
    'A note or a few fields next to a control': 'Popover',
  },
  keyboard: {
    Enter: 'On the trigger, opens the dialog. Focus moves to the first field, or to the dialog.',
    Tab: 'Moves forward and stays inside the dialog.',
    'Shift+Tab': 'Moves back and stays inside the dialog.',
    Escape: 'Closes the dialog. If a popup inside it is open, closes the popup first.',
  },
  roles: {
    'dialog-content': { role: 'dialog', name: 'DialogTitle, described by DialogDescription' },
  },
  parts: {
    ...plainParts('dialog-body', 'dialog-footer'),
    'dialog-overlay': { 'data-state': '`open` or `closed`' },
    'dialog-content': { 'data-state': '`open` or `closed`' },
    ...plainParts('dialog-header', 'dialog-title', 'dialog-description'),
    'dialog-trigger': { ...states.open, ...states.triggerVariant },
    'dialog-close': { 'data-variant': 'That of the Button or IconButton that it renders as' },
  },
  forcedColours: 'An outline separates it from the page.',
  touch: 'Tapping outside closes it.',
  sources: {
    'APG: Dialog (modal)': 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  },
});
