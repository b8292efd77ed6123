import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { RowPanel } from './data-grid-props.ts';
import type { GridFocus } from './use-grid-focus.ts';

interface GridRows<Row> {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly focus: GridFocus;
  readonly rowCount: number;
  readonly rowAt: (index: number) => Row | undefined;
  readonly rowId: (row: Row) => string;
}

/** The maximum number of rows in which the open one is searched. */
const searched = 1000;

/**
 * Opens rows beside the grid. While one is open, the focus and the panel go from row to row together. The focus comes
 * back to the row when the panel that had it is closed.
 */
export function useRowPanel<Row>(panel: RowPanel<Row> | undefined, grid: GridRows<Row>) {
  const { table, focus, rowCount, rowAt, rowId } = grid;
  const openId = panel?.id;
  const followed = useRef<string>(undefined);

  const idAt = (index: number): string | undefined => {
    const row = index >= 0 && index < rowCount ? rowAt(index) : undefined;
    return row !== undefined && panel?.isOpenable(row) === true ? rowId(row) : undefined;
  };

  useLayoutEffect(() => {
    if (openId === followed.current) return;
    const id = openId ?? followed.current;
    const { column, row: activeRow } = focus.active();
    let row = 0;
    while (row < Math.min(rowCount, searched) && idAt(row) !== id) row += 1;
    // Its page may still be on its way.
    if (idAt(row) !== id && openId !== undefined) return;
    followed.current = openId;
    if (idAt(row) !== id) return;
    const { activeElement, body } = document;
    const isInGrid = table.current?.contains(activeElement) === true;
    const isLost = openId === undefined && activeElement === body;
    if (isLost || (isInGrid && row !== activeRow)) focus.focusCell({ row, column });
    else if (!isInGrid) focus.showCell({ row, column });
  });

  /** Shows the row that has the focus, while the panel is open. */
  const follow = (): void => {
    const id = idAt(focus.active().row);
    if (openId !== undefined && id !== undefined && id !== openId) panel?.onChange(id);
  };

  return {
    follow,
    /** Opens a row; closes it if it is open. */
    toggle:
      panel &&
      ((row: number) => {
        const id = idAt(row);
        if (id !== undefined) panel.onChange(id === openId ? undefined : id);
      }),
    close: openId === undefined ? undefined : () => panel?.onChange(undefined),
  };
}
