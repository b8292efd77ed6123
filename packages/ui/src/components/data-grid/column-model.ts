import {
  columnPinningFeature,
  columnSizingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ColumnLayout, DataGridColumn } from './data-grid-props.ts';

const features = tableFeatures({ columnPinningFeature, columnSizingFeature });
const noRows: readonly object[] = [];

/** Of the column with the rows' checkboxes. A name in Postgres can't hold this character. */
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
  /** In the order in which they are seen. The same array until that changes. */
  readonly columns: readonly PlacedColumn<Row>[];
  readonly pinnedCount: number;
  /** In pixels, where columns have a width. */
  readonly widthOf: (name: string) => number;
  /** Distance of a pinned column from the start. */
  readonly startOf: (name: string) => number;
  readonly pinnedWidth: number;
  readonly totalWidth: number;
}

/** Places the columns: those that stay in sight first, with the widths that they were given. */
export function useColumnModel<Row>(
  columns: readonly DataGridColumn<Row>[],
  widths: ColumnLayout['widths'],
  pinned: ColumnLayout['pinned'],
  selects: boolean,
): ColumnModel<Row> {
  const definitions = useMemo(
    () => [
      ...(selects ? [definition(selectionColumn, columnWidths.selection)] : []),
      ...columns.map((column) => definition(column.name, usualWidth(column))),
    ],
    [columns, selects],
  );
  const first = columns[0]?.name;
  const columnSizing = useMemo(() => ({ ...widths }), [widths]);
  const columnPinning = useMemo(
    () => ({
      start: [
        ...(selects ? [selectionColumn] : []),
        ...(first === undefined ? [] : [first]),
        ...pinned.filter((name) => name !== first),
      ],
      end: [],
    }),
    [pinned, first, selects],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: noRows,
    state: { columnSizing, columnPinning },
  });
  const start = table.getStartLeafColumns();
  const center = table.getCenterLeafColumns();
  const placed = useMemo(() => {
    const byName = new Map(columns.map((column) => [column.name, column]));
    return [...start, ...center].map(({ id }, index): PlacedColumn<Row> => ({
      name: id,
      column: byName.get(id),
      pin: index < start.length ? index : undefined,
      isLastPin: index === start.length - 1,
    }));
  }, [columns, start, center]);
  const sizes = new Map([...start, ...center].map((column) => [column.id, column.getSize()]));
  const sum = (of: readonly { readonly id: string }[]) =>
    of.reduce((total, { id }) => total + (sizes.get(id) ?? 0), 0);
  return {
    columns: placed,
    pinnedCount: start.length,
    widthOf: (name) => sizes.get(name) ?? columnWidths.least,
    startOf: (name) => start.find(({ id }) => id === name)?.getStart('start') ?? 0,
    pinnedWidth: sum(start),
    totalWidth: sum([...start, ...center]),
  };
}

function definition(id: string, size: number) {
  const least = Math.min(size, columnWidths.least);
  return { id, size, minSize: least, maxSize: columnWidths.most };
}

/** Of a column in a table with given widths that has none itself. */
function usualWidth<Row>({ rowHeader = false, align }: DataGridColumn<Row>): number {
  if (rowHeader) return 280;
  return align === 'end' ? 128 : 176;
}
