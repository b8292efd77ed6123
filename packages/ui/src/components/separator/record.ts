import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Separator',
  status: 'ready',
  summary: 'A line between two things that stand apart.',
  synonyms: ['divider', 'rule', 'hr', 'line'],
  for: ['Between groups that no heading sets apart: tools of a row, parts of a card.'],
  notFor: [
    { what: 'Parts that have headings', instead: 'Heading, and room above it' },
    { what: 'Groups of a menu', instead: 'MenuSeparator' },
    { what: 'Groups of a toolbar', instead: 'ToolbarSeparator' },
  ],
  keyboard: [],
  roles: [{ part: 'separator', role: 'separator; none when `decorative`' }],
  forcedColours: 'The line is CanvasText.',
  touch: 'Nothing to press.',
  sources: [{ title: 'WAI-ARIA: separator', url: 'https://www.w3.org/TR/wai-aria-1.2/#separator' }],
};
