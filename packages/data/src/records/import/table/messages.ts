import { messages } from '@ninefold/messages';

export const importFileMessages = messages('import-file', {
  empty: 'This file has no rows.',
  oldSpreadsheet:
    'This is a spreadsheet in the old format of Excel (.xls). Save it as .xlsx or CSV, then choose it again.',
  brokenSpreadsheet: 'This spreadsheet couldn’t be read. Save it again as .xlsx or CSV.',
  unclosedQuote:
    'A quotation mark in this file is never closed, so it isn’t clear where rows end. Correct it, or choose another separator.',
  column: 'Column {number}',
});
