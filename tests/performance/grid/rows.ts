/** The same rows for all grids, made when they are drawn, and how many the address wants. */
export interface MadeRow {
  readonly id: string;
  readonly title: string;
  readonly cells: readonly string[];
}

export const columnCount = 8;

export function rowAt(index: number): MadeRow {
  return {
    id: `WO-${index}`,
    title: textAt(index, 0),
    cells: Array.from({ length: columnCount - 1 }, (_, column) => textAt(index, column + 1)),
  };
}

export function textAt(row: number, column: number): string {
  return column === 0 ? `Order ${row + 1}` : `${row + 1}.${column}`;
}

export const rowCount = Number(new URLSearchParams(location.search).get('rows'));
