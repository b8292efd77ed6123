/** Types a text at the caret, so that the input notices it. */
export function insertText(text: string): void {
  // No other way keeps the browser's own undo.
  document.execCommand('insertText', false, text);
}
