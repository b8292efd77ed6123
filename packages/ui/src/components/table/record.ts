import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Table',
  status: 'ready',
  summary: 'Data in rows and columns.',
  synonyms: ['grid', 'data table', 'list'],
  for: ['Records to compare, sort and choose from.'],
  notFor: [
    {
      purpose: 'The fields of one record',
      alternative: 'DescriptionList',
    },
    {
      purpose: 'Layout',
      alternative: 'CSS',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves to the sort buttons and links, and to the table while it is scrollable.',
    },
    {
      keys: 'Enter',
      action: 'On a header, sorts by its column. On a link, follows it.',
    },
    {
      keys: 'Space',
      action: 'On a header, sorts by its column.',
    },
    {
      keys: 'ArrowDown',
      action: 'Scrolls the focused table.',
      byBrowser: true,
    },
  ],
  roles: [
    {
      part: 'table',
      role: 'table',
      name: '`aria-label` or TableCaption',
    },
    {
      part: 'table-header',
      role: 'columnheader with `aria-sort`',
      name: 'its text',
    },
    {
      part: 'table-row-header',
      role: 'rowheader',
      name: 'its text',
    },
    {
      part: 'table-scroll',
      role: 'region, while it is scrollable',
      name: '`label`',
    },
    {
      part: 'table-row-link',
      role: 'link',
      name: 'its text',
    },
  ],
  parts: [
    { part: 'table' },
    { part: 'table-caption' },
    { part: 'table-head' },
    { part: 'table-body' },
    { part: 'table-cell' },
    { part: 'table-header' },
    { part: 'table-row-header' },
    { part: 'table-sort' },
    { part: 'table-row-link' },
    { part: 'table-row', attributes: { 'data-selected': 'While it is selected' } },
    { part: 'table-scroll' },
  ],
  forcedColours: 'A selected row has a Highlight outline.',
  touch: 'Tapping anywhere on a row follows its link.',
  sources: [
    {
      title: 'APG: Table',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/table/',
    },
    {
      title: 'APG: Sortable table',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/',
    },
  ],
};
