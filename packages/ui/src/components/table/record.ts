import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Table',
  status: 'ready',
  summary: 'Data in rows and columns.',
  synonyms: ['grid', 'data table', 'list'],
  for: ['Records to compare, sort and choose from.'],
  notFor: [
    {
      what: 'The fields of one record',
      instead: 'DescriptionList',
    },
    {
      what: 'Layout',
      instead: 'CSS',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the sort buttons and links, and to the table while it is scrollable.',
    },
    {
      keys: 'Enter',
      does: 'On a header, sorts by its column. On a link, follows it.',
    },
    {
      keys: 'Space',
      does: 'On a header, sorts by its column.',
    },
    {
      keys: 'ArrowDown',
      does: 'Scrolls the focused table.',
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
