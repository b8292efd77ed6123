import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Grid',
  status: 'ready',
  summary: 'Things of one kind in rows and columns, as many as have room.',
  synonyms: ['columns', 'tiles', 'simple grid', 'auto grid', 'layout', 'gallery'],
  for: ['Cards of an overview.', 'The fields of a form or of a record in two columns.'],
  notFor: [
    { what: 'Things in one line', instead: 'Stack' },
    { what: 'Values that are compared down a column', instead: 'Table' },
    { what: 'The frame of a screen', instead: 'AppShell' },
  ],
  keyboard: [],
  roles: [{ part: 'grid', role: 'none; with `asChild` that of its child, such as list' }],
  forcedColours: 'It draws nothing.',
  touch: 'On a phone it is one column, unless `columnWidth` says less.',
  sources: [
    { title: 'WCAG 1.4.10: Reflow', url: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow' },
  ],
};
