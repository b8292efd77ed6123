import { flushSync } from 'react-dom';

/** Types a text where the focus is, so that the input notices it. */
export function insertText(text: string): void {
  for (const character of text) {
    const { activeElement } = document;
    if (activeElement?.getAttribute('role') === 'spinbutton') {
      // The parts of a date take one character after the other, and pass the focus on.
      flushSync(() => {
        activeElement.dispatchEvent(
          new InputEvent('beforeinput', {
            inputType: 'insertText',
            data: character,
            bubbles: true,
            cancelable: true,
          }),
        );
      });
    } else {
      // No other way keeps the browser's own undo.
      document.execCommand('insertText', false, character);
    }
  }
}
