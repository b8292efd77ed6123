import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Toast',
  status: 'ready',
  summary: 'A message that comes and goes by itself.',
  synonyms: ['notification', 'snackbar', 'flash'],
  for: ['What was done, with a way to undo it.', 'What failed outside of what one looks at.'],
  notFor: [
    {
      what: 'What must be answered',
      instead: 'AlertDialog',
    },
    {
      what: 'What lasts',
      instead: 'Banner',
    },
    {
      what: 'A field’s error',
      instead: 'Field',
    },
  ],
  keyboard: [
    {
      keys: 'F8',
      does: 'Moves focus to the messages.',
    },
    {
      keys: 'Tab',
      does: 'Moves through their actions.',
    },
    {
      keys: 'Escape',
      does: 'On a message, takes it away.',
    },
  ],
  roles: [
    {
      part: 'toast-viewport',
      role: 'region',
      name: '`labels.region`',
    },
    {
      part: 'toast',
      role: 'listitem, announced when it appears',
      name: 'none: its text is announced',
    },
    {
      part: 'toast-waiting',
      role: 'listitem, announced when it appears',
      name: 'none: `labels.waiting` is announced',
    },
  ],
  forcedColours: 'The icon tells the tone.',
  touch: 'A swipe towards the edge takes it away.',
  sources: [
    {
      title: 'WCAG 2.2.1: Timing adjustable',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/timing-adjustable',
    },
    {
      title: 'WCAG 4.1.3: Status messages',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/status-messages',
    },
  ],
};
