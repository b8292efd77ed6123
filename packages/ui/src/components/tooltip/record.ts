import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Tooltip',
  status: 'ready',
  summary: 'Describes a control while it is pointed at or focused.',
  synonyms: ['hint', 'title'],
  for: ['The name of an icon, a shortcut.'],
  notFor: [
    {
      what: 'What must be read',
      instead: 'text, or the description of a Field',
    },
    {
      what: 'What holds links or buttons',
      instead: 'Popover',
    },
    {
      what: 'Why a control is disabled',
      instead: '`disabledReason` of Button, IconButton and MenuItem',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the control, and shows it.',
    },
    {
      keys: 'Escape',
      does: 'Takes it away.',
    },
  ],
  roles: [
    {
      part: 'tooltip',
      role: 'tooltip',
      name: 'describes its control',
    },
  ],
  forcedColours: 'An outline keeps it apart from the page.',
  touch: 'Touch does not show it: nothing may depend on it.',
  sources: [
    {
      title: 'APG: Tooltip',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/',
    },
    {
      title: 'WCAG 1.4.13: Content on hover or focus',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus',
    },
  ],
};
