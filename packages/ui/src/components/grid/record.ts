import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Grid',
  status: 'ready',
  summary: 'Lays out items in as many equal columns as fit.',
  synonyms: ['columns', 'tiles', 'simple grid', 'auto grid', 'layout', 'gallery'],
  for: ['Cards in an overview.', 'The fields of a form or record in two columns.'],
  notFor: [
    { purpose: 'Items in a single row or column', alternative: 'Stack' },
    { purpose: 'Values to compare by column', alternative: 'Table' },
    { purpose: 'The layout of a screen', alternative: 'AppShell' },
  ],
  keyboard: [],
  roles: [{ part: 'grid', role: 'none; with `asChild`, that of its child, such as list' }],
  parts: [{ part: 'grid' }],
  variables: {
    '--grid-column-width': 'The least width of a column, from `columnWidth`',
    '--grid-columns': 'The most columns, from `columns`',
    '--grid-gap': 'The distance between cells, from `gap`; set it with `className` for another one',
  },
  forcedColours: 'It has no visual appearance.',
  touch: 'On a phone it has one column, unless `columnWidth` is smaller.',
  sources: [
    { title: 'WCAG 1.4.10: Reflow', url: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow' },
  ],
};
