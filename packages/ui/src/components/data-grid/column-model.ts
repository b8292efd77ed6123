import { useMemo } from 'react';
import type { ColumnLayout, DataGridColumn } from './data-grid-props.ts';

/** The name of the column with the rows' checkboxes. Names in Postgres can't contain this character. */
export const selectionColumn = '\u0000';

/** In pixels. */
export const columnWidths = { least: 56, most: 1200, selection: 44 };

export interface PlacedColumn<Row> {
  readonly name: string;
  /** Absent for the column with the rows' checkboxes. */
  readonly column?: DataGridColumn<Row>;
  /** Its place among the columns that stay in sight. */
  readonly pin?: number;
  /** The last of those. */
  readonly isLastPin: boolean;
}

export interface ColumnModel<Row> {
  /** Columns in visual order. The same array until that changes. */
  readonly columns: readonly PlacedColumn<Row>[];
  readonly pinnedCount: number;
  /** In pixels, where columns have a width. */
  readonly widthOf: (name: string) => number;
  /** Distance of a pinned column from the start. */
  readonly startOf: (name: string) => number;
  readonly pinnedWidth: number;
  readonly totalWidth: number;
}

/**
 * Places the columns: those that stay in sight first, with the widths that they were given. TanStack Table would do
 * as much, and bring 12 kB into the first load of every list.
 */
export function useColumnModel<Row>(
  columns: readonly DataGridColumn<Row>[],
  widths: ColumnLayout['widths'],
  pinned: ColumnLayout['pinned'],
  selects: boolean,
): ColumnModel<Row> {
  const placed = useMemo(() => placedColumns(columns, pinned, selects), [columns, pinned, selects]);
  const sizes = placed.map(({ name, column }) => ({
    name,
    width: column === undefined ? columnWidths.selection : (widths[name] ?? usualWidth(column)),
  }));
  const widthBefore = (place: number) =>
    sizes.slice(0, place).reduce((sum, { width }) => sum + width, 0);
  const pinnedCount = placed.filter(({ pin }) => pin !== undefined).length;
  const byName = new Map(sizes.map(({ name, width }) => [name, width]));
  return {
    columns: placed,
    pinnedCount,
    widthOf: (name) => byName.get(name) ?? columnWidths.least,
    startOf: (name) => widthBefore(sizes.findIndex((size) => size.name === name)),
    pinnedWidth: widthBefore(pinnedCount),
    totalWidth: widthBefore(sizes.length),
  };
}

function placedColumns<Row>(
  columns: readonly DataGridColumn<Row>[],
  pinned: readonly string[],
  selects: boolean,
): readonly PlacedColumn<Row>[] {
  const [first, ...others] = columns;
  const staying = pinned.flatMap((name) => others.find((column) => column.name === name) ?? []);
  const start = [
    ...(selects ? [undefined] : []),
    ...(first === undefined ? [] : [first]),
    ...staying,
  ];
  const center = others.filter((column) => !staying.includes(column));
  return [...start, ...center].map((column, index) => ({
    name: column?.name ?? selectionColumn,
    column,
    pin: index < start.length ? index : undefined,
    isLastPin: index === start.length - 1,
  }));
}

/** Returns the width of a column without one, in a table with given widths. */
function usualWidth<Row>({ rowHeader = false, align }: DataGridColumn<Row>): number {
  if (rowHeader) return 280;
  return align === 'end' ? 128 : 176;
}
