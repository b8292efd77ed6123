/** A cell by its place. Row -1 is the header, and the row after the last one the footer. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

export interface GridExtent {
  readonly rows: number;
  /** The lowest row: the footer, or else the last one. */
  readonly bottom: number;
  readonly columns: number;
  /** The number of visible rows. */
  readonly pageRows: number;
  readonly rtl: boolean;
}

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Returns the cell that a key leads to, undefined for keys that lead nowhere. Arrows follow the eye. */
export function nextCell(
  { row, column }: CellPosition,
  { key, ctrlKey, metaKey }: PressedKey,
  { rows, bottom, columns, pageRows, rtl }: GridExtent,
): CellPosition | undefined {
  const far = ctrlKey || metaKey;
  const last = { row: rows - 1, column: columns - 1 };
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = rtl ? 'ArrowRight' : 'ArrowLeft';
  const at = (nextRow: number, nextColumn: number): CellPosition => ({
    row: Math.max(-1, Math.min(bottom, nextRow)),
    column: Math.max(0, Math.min(last.column, nextColumn)),
  });
  if (far && key !== 'Home' && key !== 'End') return undefined;
  switch (key) {
    case forward:
      return at(row, column + 1);
    case backward:
      return at(row, column - 1);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'ArrowUp':
      return at(row - 1, column);
    case 'PageDown':
      return at(Math.max(row, Math.min(last.row, row + pageRows)), column);
    case 'PageUp':
      // From the rows it leads to the first of them, not into the header.
      return row < 0 ? { row, column } : at(Math.max(0, row - pageRows), column);
    case 'Home':
      return at(far ? -1 : row, 0);
    case 'End':
      // Pressed again, it leads to the footer.
      return at(far ? (row < last.row ? last.row : bottom) : row, last.column);
    default:
      return undefined;
  }
}
