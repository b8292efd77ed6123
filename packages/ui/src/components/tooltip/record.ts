import { componentRecord, states } from '../record.ts';

export const record = componentRecord({
  name: 'Tooltip',
  summary: 'A short description, shown while a control is hovered or focused.',
  synonyms: ['hint', 'title'],
  for: ['The name of an icon, or a shortcut.'],
  notFor: {
    'Essential information': 'visible text or a Field’s description',
    'Links or buttons': 'Popover',
    'The reason why a control is disabled': '`disabledReason` of Button, IconButton and MenuItem',
  },
  keyboard: {
    Tab: 'Moves to the control and shows the tooltip.',
    Escape: 'Hides the tooltip.',
  },
  roles: {
    tooltip: { role: 'tooltip', name: 'describes its control' },
  },
  parts: {
    tooltip: {
      'data-state': '`delayed-open`, `instant-open` or `closed`',
      ...states.align,
      ...states.side,
    },
  },
  forcedColours: 'An outline separates it from the page.',
  touch: 'Touch doesn’t show it, so nothing may depend on it.',
  sources: {
    'APG: Tooltip': 'https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/',
    'WCAG 1.4.13: Content on hover or focus':
      'https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus',
  },
});
