import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Popover',
  status: 'ready',
  summary: 'A small window beside what opened it.',
  synonyms: ['popup', 'flyout', 'hover card'],
  for: ['“Why?”, a filter, a few fields.'],
  notFor: [
    {
      what: 'A list of actions',
      instead: 'Menu',
    },
    {
      what: 'A few words on a control',
      instead: 'Tooltip',
    },
    {
      what: 'A task of its own',
      instead: 'Dialog',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'On the trigger, opens; focus is on the first field or button inside, or else on the popover.',
    },
    {
      keys: 'Tab',
      does: 'Moves through it, and then on in the page.',
    },
    {
      keys: 'Escape',
      does: 'Closes, and returns to the trigger.',
    },
  ],
  roles: [
    {
      part: 'popover-content',
      role: 'dialog',
      name: '`aria-label` or `aria-labelledby`',
    },
  ],
  forcedColours: 'An outline keeps it apart from the page.',
  touch: 'A press outside closes it.',
  sources: [
    {
      title: 'APG: Disclosure',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/',
    },
  ],
};
