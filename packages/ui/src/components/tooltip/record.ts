import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Tooltip',
  status: 'ready',
  summary: 'A short description, shown while a control is hovered or focused.',
  synonyms: ['hint', 'title'],
  for: ['The name of an icon, or a shortcut.'],
  notFor: [
    {
      purpose: 'Essential information',
      alternative: 'visible text or a Field’s description',
    },
    {
      purpose: 'Links or buttons',
      alternative: 'Popover',
    },
    {
      purpose: 'The reason why a control is disabled',
      alternative: '`disabledReason` of Button, IconButton and MenuItem',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves to the control and shows the tooltip.',
    },
    {
      keys: 'Escape',
      action: 'Hides the tooltip.',
    },
  ],
  roles: [
    {
      part: 'tooltip',
      role: 'tooltip',
      name: 'describes its control',
    },
  ],
  parts: [
    {
      part: 'tooltip',
      attributes: {
        'data-state': '`delayed-open`, `instant-open` or `closed`',
        'data-align': '`start`, `center` or `end`',
        'data-side': '`top`, `right`, `bottom` or `left`',
      },
    },
  ],
  forcedColours: 'An outline separates it from the page.',
  touch: 'Touch doesn’t show it, so nothing may depend on it.',
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
