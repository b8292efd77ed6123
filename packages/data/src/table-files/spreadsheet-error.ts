const errors: ReadonlySet<string> = new Set([
  '#N/A',
  '#REF!',
  '#VALUE!',
  '#DIV/0!',
  '#NAME?',
  '#NUM!',
  '#NULL!',
  '#SPILL!',
  '#CALC!',
  '#FIELD!',
  '#BLOCKED!',
  '#CONNECT!',
  '#BUSY!',
  '#UNKNOWN!',
  '#GETTING_DATA',
]);

/** Returns whether a text is what spreadsheets write for a formula without a result. */
export function isSpreadsheetError(text: string): boolean {
  return errors.has(text);
}
