/**
 * A text that a spreadsheet takes for a formula (OWASP, "CSV Injection"), in its wide form too; or one that is
 * guarded already, so that the guard of each can be told from its text.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?$/;

/** Puts an apostrophe before what a spreadsheet would take for a formula. */
export function guard(text: string): string {
  return formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe that `guard` puts before a text. */
export function unguarded(text: string): string {
  return text.startsWith("'") && guard(text.slice(1)) === text ? text.slice(1) : text;
}
