import { componentRecord, plainParts } from '../record.ts';

export const record = componentRecord({
  name: 'Table',
  summary: 'Data in rows and columns.',
  synonyms: ['grid', 'data table', 'list'],
  for: ['Records to compare, sort and choose from.'],
  notFor: {
    'The fields of one record': 'DescriptionList',
    Layout: 'CSS',
  },
  keyboard: {
    Tab: 'Moves to the sort buttons and links, and to the table while it is scrollable.',
    Enter: 'On a header, sorts by its column. On a link, follows it.',
    Space: 'On a header, sorts by its column.',
    ArrowDown: 'Scrolls the focused table.',
  },
  browserKeys: ['ArrowDown'],
  roles: {
    table: { role: 'table', name: '`aria-label` or TableCaption' },
    'table-header': { role: 'columnheader with `aria-sort`', name: 'its text' },
    'table-row-header': { role: 'rowheader', name: 'its text' },
    'table-scroll': { role: 'region, while it is scrollable', name: '`label`' },
    'table-row-link': { role: 'link', name: 'its text' },
  },
  parts: {
    ...plainParts(
      'table',
      'table-caption',
      'table-head',
      'table-body',
      'table-cell',
      'table-header',
      'table-sort',
      'table-row-header',
      'table-row-link',
    ),
    'table-row': { 'data-selected': 'While it is selected' },
    'table-scroll': {},
  },
  forcedColours: 'A selected row has a Highlight outline.',
  touch: 'Tapping anywhere on a row follows its link.',
  sources: {
    'APG: Table': 'https://www.w3.org/WAI/ARIA/apg/patterns/table/',
    'APG: Sortable table':
      'https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/',
  },
});
