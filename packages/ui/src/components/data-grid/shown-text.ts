/** Returns the text that a cell shows: not that for screen readers, nor the dash of an empty value. */
export function shownText(cell: Element | null): string {
  if (cell === null) return '';
  const copy = cell.cloneNode(true) as Element;
  const unseen = copy.querySelectorAll(
    '.sr-only, [data-slot=empty-value], [data-slot=skeleton], [role=separator], [aria-haspopup=menu]',
  );
  for (const element of unseen) element.remove();
  for (const line of copy.querySelectorAll('br')) line.replaceWith('\n');
  return copy.textContent.trim();
}
