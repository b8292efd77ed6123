import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Stack',
  status: 'ready',
  summary: 'Things below or beside each other, at one distance.',
  synonyms: ['flex', 'box', 'inline', 'row', 'column', 'layout', 'spacing', 'gap'],
  for: ['Setting the distance between the parts of a screen, a card or a form.'],
  notFor: [
    { what: 'Things of one kind in rows and columns', instead: 'Grid' },
    {
      what: 'Buttons that belong together',
      instead: 'ButtonGroup, or Toolbar where there are many',
    },
    { what: 'Rows of records', instead: 'Table' },
  ],
  keyboard: [],
  roles: [{ part: 'stack', role: 'none; with `asChild` that of its child, such as list' }],
  forcedColours: 'It draws nothing.',
  touch: 'Between targets, `small` or more keeps them apart.',
  sources: [
    {
      title: 'WCAG 1.4.10: Reflow',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow',
    },
  ],
};
