import { useState } from 'react';
import type { CellPosition } from './next-cell.ts';

interface CellRange {
  readonly anchor: CellPosition;
  readonly end: CellPosition;
  /** An identifier of the rows and columns that the range is in. */
  readonly of: string;
}

/** Indexes of the first and the last row and column of the selected cells. */
export interface RangeBox {
  readonly top: number;
  readonly bottom: number;
  readonly start: number;
  readonly end: number;
}

/** Keeps the selected cells, until other rows or columns take their places. */
export function useCellRange(
  names: string,
  idAt: (row: number) => string | undefined,
  active: () => CellPosition,
) {
  const [range, setRange] = useState<CellRange>();
  const contents = ({ anchor, end }: Omit<CellRange, 'of'>) =>
    JSON.stringify([names, idAt(anchor.row), idAt(end.row)]);
  const current = range !== undefined && range.of === contents(range) ? range : undefined;
  return {
    box: current && boxOf(current.anchor, current.end),
    /** Selects the cells up to this one, from where the selection began; none without it. */
    setEnd: (end: CellPosition | undefined) => {
      const next = end && { anchor: current?.anchor ?? active(), end };
      setRange(next && { ...next, of: contents(next) });
    },
  };
}

function boxOf(one: CellPosition, other: CellPosition): RangeBox {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    start: Math.min(one.column, other.column),
    end: Math.max(one.column, other.column),
  };
}
