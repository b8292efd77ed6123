import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'Stack',
  summary: 'Lays out items in a row or column with even spacing.',
  synonyms: ['flex', 'box', 'inline', 'row', 'column', 'layout', 'spacing', 'gap'],
  for: ['Spacing between parts of a screen, card or form.'],
  notFor: {
    'Items in rows and columns': 'Grid',
    'Related buttons': 'ButtonGroup, or Toolbar if there are many',
    Records: 'Table',
  },
  roles: {
    stack: { role: 'none; with `asChild`, that of its child, such as list' },
  },
  parts: {
    stack: {},
  },
  forcedColours: 'It has no visual appearance.',
  touch: 'Use a gap of `small` or more between targets.',
  sources: {
    'WCAG 1.4.10: Reflow': 'https://www.w3.org/WAI/WCAG22/Understanding/reflow',
  },
});
