import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'Grid',
  summary: 'Lays out items in as many equal columns as fit.',
  synonyms: ['columns', 'tiles', 'simple grid', 'auto grid', 'layout', 'gallery'],
  for: ['Cards in an overview.', 'The fields of a form or record in two columns.'],
  notFor: {
    'Items in a single row or column': 'Stack',
    'Values to compare by column': 'Table',
    'The layout of a screen': 'AppShell',
  },
  roles: {
    grid: { role: 'none; with `asChild`, that of its child, such as list' },
  },
  parts: {
    grid: {},
  },
  variables: {
    '--grid-column-width': 'The least width of a column, from `columnWidth`',
    '--grid-columns': 'The most columns, from `columns`',
    '--grid-gap': 'The distance between cells, from `gap`; set it with `className` for another one',
  },
  forcedColours: 'It has no visual appearance.',
  touch: 'On a phone it has one column, unless `columnWidth` is smaller.',
  sources: {
    'WCAG 1.4.10: Reflow': 'https://www.w3.org/WAI/WCAG22/Understanding/reflow',
  },
});
