import { type RefObject, useMemo } from 'react';
import { tableStyles } from '../table/index.ts';
import type { ColumnModel, PlacedColumn } from './column-model.ts';
import type { DrawnColumn, DrawnColumns } from './grid-row.tsx';
import { dataGridStyles } from './styles.ts';
import { useWindow } from './use-window.ts';

/** So many are all drawn. */
export const columnsAtOnce = 30;

export interface UseDrawnColumns<Row> {
  readonly drawn: DrawnColumns<Row>;
  /** Width of the columns before those that are drawn. */
  readonly before: number;
  /** Scrolls a column into sight. */
  readonly reveal: (column: number) => void;
}

/** Returns the columns that are drawn: all of a few, or those in sight of many, and the pinned ones. */
export function useDrawnColumns<Row>(
  scroll: RefObject<HTMLElement | null>,
  { columns, pinnedCount, pinnedWidth, widthOf }: ColumnModel<Row>,
  isFixed: boolean,
): UseDrawnColumns<Row> {
  const isVirtual = columns.length > columnsAtOnce;
  const widths = columns.slice(pinnedCount).map(({ name }) => widthOf(name));
  const seen = useWindow(scroll, {
    count: isVirtual ? widths.length : 0,
    sizeOf: (index) => widths[index] ?? 0,
    horizontal: true,
    toItems: (scrolled) => scrolled,
    atOnce: isVirtual ? Math.min(columnsAtOnce, widths.length - 1) : 0,
    sizes: JSON.stringify(widths),
  });
  const first = isVirtual ? seen.first : 0;
  const end = isVirtual ? seen.end : widths.length;
  // Components aren't compiled: rows are drawn again only where this changes.
  const drawn = useMemo(
    (): DrawnColumns<Row> => ({
      pinned: columns.slice(0, pinnedCount).map((placed) => withClassNames(placed, isFixed)),
      center: columns
        .slice(pinnedCount + first, pinnedCount + end)
        .map((placed) => withClassNames(placed, isFixed)),
      first: pinnedCount + first,
      hasBefore: first > 0,
      hasAfter: pinnedCount + end < columns.length,
      isFixed,
    }),
    // oxlint-disable-next-line react/preserve-manual-memoization
    [columns, pinnedCount, first, end, isFixed],
  );
  const widthBefore = (place: number) =>
    widths.slice(0, place).reduce((sum, width) => sum + width, 0);
  return {
    drawn,
    before: widthBefore(first),
    reveal: (column) => {
      const element = scroll.current;
      const place = column - pinnedCount;
      if (element === null || !isVirtual || place < 0 || (place >= first && place < end)) return;
      const start = widthBefore(place);
      const room = element.clientWidth - pinnedWidth;
      const offset = place < first ? start : start + (widths[place] ?? 0) - room;
      const isRtl = getComputedStyle(element).direction === 'rtl';
      element.scrollTo({ left: Math.max(0, offset) * (isRtl ? -1 : 1) });
    },
  };
}

/** Written once for a column, and not for each of its cells. */
function withClassNames<Row>(placed: PlacedColumn<Row>, isFixed: boolean): DrawnColumn<Row> {
  const { column, pin, isLastPin } = placed;
  const classNameOf = (selected: boolean) => {
    const styles = dataGridStyles({
      pinned: pin !== undefined,
      lastPin: isLastPin,
      rowHeader: column?.rowHeader,
      fixed: isFixed,
      selected,
    });
    const { cell, rowHeader } = tableStyles({ align: column?.align });
    const className = styles.cell({
      className: column === undefined ? styles.selection() : column.className,
    });
    return column?.rowHeader === true ? rowHeader({ className }) : cell({ className });
  };
  return { ...placed, className: classNameOf(false), selectedClassName: classNameOf(true) };
}
