import { messages } from '@ninefold/messages';

export const exportRecordsMessages = messages('export-records', {
  title: 'Export {entities}',
  format: 'Format',
  csv: 'CSV',
  json: 'JSON',
  xlsx: 'Excel (XLSX)',
  records: 'Records',
  page: 'This page',
  all: 'All that match',
  selected: 'Selected',
  /** A choice of records, and how many they are. */
  counted: '{choice} ({count, number})',
  countedAbout: '{choice} (about {count, number})',
  columns: 'Columns',
  shownColumns: 'As in the list',
  allColumns: 'All fields',
  /** Names the checkboxes together. */
  options: 'Options',
  binary: 'Include binary content',
  binaryHelp: 'As hexadecimal digits. The file can become very large.',
  headers: 'Headers',
  labels: 'Labels',
  names: 'Column names',
  separator: 'Separator',
  comma: 'Comma',
  semicolon: 'Semicolon',
  tab: 'Tab',
  byteOrderMark: 'Mark as UTF-8',
  byteOrderMarkHelp: 'Excel needs the mark to show letters with accents.',
  guarded: 'Protect from formulas',
  guardedHelp: 'Puts an apostrophe before texts that a spreadsheet would run as a formula.',
  summary:
    '{count, plural, one {# {entity}} other {# {entities}}} with {columns, plural, one {# column} other {# columns}}',
  summaryAbout:
    'About {count, number} {entities} with {columns, plural, one {# column} other {# columns}}',
  summaryUnknown: '{Entities} with {columns, plural, one {# column} other {# columns}}',
  export: 'Export',
  exporting: 'Exporting…',
  retry: 'Retry',
  cancel: 'Cancel',
  done: '{count, number}',
  doneOf: '{count, number} of {total, number}',
  doneOfAbout: '{count, number} of about {total, number}',
  failed:
    '{count, plural, =0 {The export couldn’t start} one {The export stopped after # record} other {The export stopped after # records}}',
});
