import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'Separator',
  summary: 'A line between groups of content.',
  synonyms: ['divider', 'rule', 'hr', 'line'],
  for: ['Groups without headings, such as tools in a row or parts of a card.'],
  notFor: {
    'Sections with headings': 'Heading and space',
    'Groups in a menu': 'MenuSeparator',
    'Groups in a toolbar': 'ToolbarSeparator',
  },
  roles: {
    separator: { role: 'separator; none if `decorative`' },
  },
  parts: {
    separator: { 'data-orientation': '`horizontal` or `vertical`' },
  },
  forcedColours: 'The line is CanvasText.',
  touch: 'Not interactive.',
  sources: {
    'WAI-ARIA: separator': 'https://www.w3.org/TR/wai-aria-1.2/#separator',
  },
});
