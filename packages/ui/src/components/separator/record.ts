import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Separator',
  status: 'ready',
  summary: 'A line between groups of content.',
  synonyms: ['divider', 'rule', 'hr', 'line'],
  for: ['Groups without headings, such as tools in a row or parts of a card.'],
  notFor: [
    { purpose: 'Sections with headings', alternative: 'Heading and space' },
    { purpose: 'Groups in a menu', alternative: 'MenuSeparator' },
    { purpose: 'Groups in a toolbar', alternative: 'ToolbarSeparator' },
  ],
  keyboard: [],
  roles: [{ part: 'separator', role: 'separator; none if `decorative`' }],
  parts: [{ part: 'separator', attributes: { 'data-orientation': '`horizontal` or `vertical`' } }],
  forcedColours: 'The line is CanvasText.',
  touch: 'Not interactive.',
  sources: [{ title: 'WAI-ARIA: separator', url: 'https://www.w3.org/TR/wai-aria-1.2/#separator' }],
};
