/** The same rows for both grids, made when they are drawn, and how many the address wants. */
export interface MadeRow {
  readonly id: string;
  readonly title: string;
  readonly cells: readonly string[];
}

export const columnCount = 8;

export function rowAt(index: number): MadeRow {
  return {
    id: `WO-${index}`,
    title: `Order ${index + 1}`,
    cells: Array.from({ length: columnCount - 1 }, (_, column) => `${index + 1}.${column + 1}`),
  };
}

export const rowCount = Number(new URLSearchParams(location.search).get('rows'));
