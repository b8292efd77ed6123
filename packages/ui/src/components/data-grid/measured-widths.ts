/** Returns how wide the columns are drawn, by name. */
export function measuredWidths(table: HTMLElement): Readonly<Record<string, number>> {
  return Object.fromEntries(
    headersOf(table).map((header) => [
      header.dataset['column'] ?? '',
      // Not rounded: of columns as wide as their contents, the last letters would be cut off.
      header.getBoundingClientRect().width,
    ]),
  );
}

/** Returns the headers of columns, without that of the checkboxes. */
export function headersOf(table: HTMLElement | null): readonly HTMLElement[] {
  return [...(table?.querySelectorAll<HTMLElement>('thead th[data-column]') ?? [])];
}

/** Returns the width at which nothing that a column shows is cut off. */
export function contentWidth(table: HTMLElement, columnIndex: number): number {
  const range = document.createRange();
  let widest = 0;
  for (const cell of table.querySelectorAll(`[aria-colindex="${columnIndex}"]`)) {
    const measured = cell.querySelector('[data-slot=table-sort]') ?? cell;
    range.selectNodeContents(measured);
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
    const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
    widest = Math.max(widest, range.getBoundingClientRect().width + padding);
  }
  return Math.ceil(widest) + 1;
}
