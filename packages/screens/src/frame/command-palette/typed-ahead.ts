/**
 * Collects what is typed while the palette is on its way, which would otherwise be lost or do something on
 * the screen.
 *
 * @returns A function that ends it, and returns the text.
 */
export function typedAhead(): () => string {
  let text = '';
  const collect = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', collect, true);
  return () => {
    window.removeEventListener('keydown', collect, true);
    return text;
  };
}
