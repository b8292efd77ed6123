import { messages } from '@ninefold/messages';

export const importFileMessages = messages('import-file', {
  empty: 'This file has no rows.',
  oldSpreadsheet:
    'This is a spreadsheet in the old format of Excel (.xls). Save it as .xlsx or CSV, then choose it again.',
  brokenSpreadsheet: 'This spreadsheet couldn’t be read. Save it again as .xlsx or CSV.',
  unclosedQuote:
    'The quotation mark on line {line} isn’t closed where its cell ends, so it isn’t clear where rows end. Correct it in the file, then choose the file again.',
  misquoted:
    'On line {line}, text follows the closing quotation mark. Within quotation marks, write each one twice.',
  surplus:
    '{count, plural, one {This row has # cell more than there are columns} other {This row has # cells more than there are columns}}: {texts}. Put a text that contains the separator in quotation marks.',
  formulaError: '“{text}” is the error of a formula. Enter a value.',
  noResult:
    'The result of this formula isn’t stored in the file. Open it in a spreadsheet, save it, then choose it again; or enter a value.',
  noDate: '“{number}” is not a date that this spreadsheet can show. Enter a value.',
  cutText:
    'This text was cut off, because an Excel cell has no room for it. Import it from a CSV file.',
  damagedCell: 'This cell of the spreadsheet is damaged. Enter a value.',
  undecodable:
    'This cell has bytes that are not text in this encoding. Choose another encoding, or enter a value.',
  column: 'Column {number}',
});
