import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Toast',
  status: 'ready',
  summary: 'A temporary message.',
  synonyms: ['notification', 'snackbar', 'flash'],
  for: ['Confirming an action, with a way to undo it.', 'Reporting a failure in the background.'],
  notFor: [
    {
      purpose: 'Questions that need an answer',
      alternative: 'AlertDialog',
    },
    {
      purpose: 'Lasting messages',
      alternative: 'Banner',
    },
    {
      purpose: 'Errors of one field',
      alternative: 'Field',
    },
  ],
  keyboard: [
    {
      keys: 'F8',
      action: 'Moves focus to the messages.',
    },
    {
      keys: 'Tab',
      action: 'Moves through their buttons.',
    },
    {
      keys: 'Escape',
      action: 'Dismisses the focused message.',
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
  parts: [
    {
      part: 'toast-waiting',
      attributes: {
        'data-state': '`open` or `closed`',
        'data-swipe-direction': '`right`, or `left` from right to left',
      },
    },
    { part: 'toast-viewport' },
    {
      part: 'toast',
      attributes: {
        'data-state': '`open` or `closed`',
        'data-swipe-direction': '`right`, or `left` from right to left',
        'data-tone': '`info`, `success`, `warning` or `danger`',
        'data-why': 'Its `why`',
        'data-why-name': 'Its title, when it has a `why`',
      },
    },
    { part: 'why' },
  ],
  variables: {
    '--radix-toast-swipe-move-x': 'How far it has been swiped',
  },
  forcedColours: 'The icon shows the tone.',
  touch: 'Swiping towards the edge dismisses it.',
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
