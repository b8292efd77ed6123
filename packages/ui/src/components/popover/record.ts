import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Popover',
  status: 'ready',
  summary: 'A small window next to the control that opens it.',
  synonyms: ['popup', 'flyout', 'hover card'],
  for: ['An explanation, a filter or a few fields.'],
  notFor: [
    {
      purpose: 'Lists of actions',
      alternative: 'Menu',
    },
    {
      purpose: 'A short description of a control',
      alternative: 'Tooltip',
    },
    {
      purpose: 'Separate tasks',
      alternative: 'Dialog',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      action:
        'On the trigger, opens the popover. Focus moves to its first field or button, or else to the popover.',
    },
    {
      keys: 'Tab',
      action: 'Moves through the popover, then on through the page.',
    },
    {
      keys: 'Escape',
      action: 'Closes the popover and returns focus to the trigger.',
    },
  ],
  roles: [
    {
      part: 'popover-content',
      role: 'dialog',
      name: '`aria-label` or `aria-labelledby`',
    },
  ],
  parts: [
    {
      part: 'popover-trigger',
      attributes: {
        'data-state': '`open` or `closed`',
        'data-variant': 'That of the Button or IconButton that it renders as',
      },
    },
    { part: 'popover-anchor' },
    { part: 'popover-close' },
    {
      part: 'popover-content',
      attributes: {
        'data-state': '`open` or `closed`',
        'data-align': '`start`, `center` or `end`',
        'data-side': '`top`, `right`, `bottom` or `left`',
      },
    },
    { part: 'popover-body' },
  ],
  variables: {
    '--radix-popover-content-available-height':
      'The room between its trigger and the edge of the window',
  },
  forcedColours: 'An outline separates it from the page.',
  touch: 'Tapping outside closes it.',
  sources: [
    {
      title: 'APG: Disclosure',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/',
    },
  ],
};
