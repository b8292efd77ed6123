import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { CellPosition } from './next-cell.ts';
import { scrollToCell } from './scroll-to-cell.ts';

/** The maximum number of rows in which the focused cell's record is searched when rows change. */
const searched = 1000;

const controls = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

export interface UseGridFocusOptions {
  /** Names of the columns, in order. */
  readonly columns: readonly string[];
  /** The column that Tab reaches first. */
  readonly firstColumn: number;
  readonly rowCount: number;
  /** The lowest row: the footer, or else the last one. */
  readonly bottom: number;
  readonly rowOffset: number;
  readonly idAt: (row: number) => string | undefined;
  /** Scrolls until the cell is drawn. */
  readonly reveal: (position: CellPosition) => void;
  /** The browser can't scroll to a cell by itself: its offset is scaled. */
  readonly isScaled: boolean;
}

interface ActiveCell extends CellPosition {
  readonly id: string | undefined;
  readonly name: string | undefined;
  /** Stays in the footer when there are more or fewer rows. */
  readonly isFooter: boolean;
}

export interface GridFocus {
  readonly active: () => CellPosition;
  readonly positionOf: (element: Element) => CellPosition | undefined;
  readonly cellAt: (position: CellPosition) => HTMLElement | null;
  readonly focusCell: (position: CellPosition) => void;
  /** Brings a cell into sight, to have the focus when it comes back to the grid. */
  readonly showCell: (position: CellPosition) => void;
  /** Focuses the cell that had the focus, or the one that took its place. */
  readonly focusActive: () => void;
  /** Before Tab leads out of the grid: from its end, or its beginning, the browser finds what is beside it. */
  readonly leave: (backwards: boolean) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Makes a grid one stop of the Tab key: the table itself, which passes the focus on to the cell that had it last. Tab
 * leads out of it past whatever its cells contain, so that what they are made of needs to know nothing of it. The focus
 * follows its record and column when the grid is sorted, scrolled or read again, and goes to the nearest cell where one
 * of them left.
 */
export function useGridFocus(
  table: RefObject<HTMLTableElement | null>,
  {
    columns,
    firstColumn,
    rowCount,
    bottom,
    rowOffset,
    idAt,
    reveal,
    isScaled,
  }: UseGridFocusOptions,
): GridFocus {
  const kept = useRef<ActiveCell>(undefined);
  /** The cell or control that has the focus, unless the person left it. */
  const held = useRef<Element>(null);
  const isAwaited = useRef(false);
  /** The grid itself takes the focus while its cell is out of sight. */
  const isParked = useRef(false);

  const named = ({ row, column }: CellPosition): ActiveCell => ({
    row,
    column,
    id: row < 0 ? undefined : idAt(row),
    name: columns[column],
    isFooter: rowCount > 0 && row === rowCount,
  });

  const active = (): CellPosition => {
    const cell = kept.current;
    if (cell === undefined) return { row: rowCount > 0 ? 0 : -1, column: firstColumn };
    const found = cell.name === undefined ? -1 : columns.indexOf(cell.name);
    const column = found === -1 ? Math.min(cell.column, columns.length - 1) : found;
    return { row: rowOf(cell), column: Math.max(0, column) };
  };

  const rowOf = ({ row, id, isFooter }: ActiveCell): number => {
    if (isFooter) return bottom;
    if (row >= 0 && id !== undefined && idAt(row) !== id && rowCount <= searched) {
      for (let index = 0; index < rowCount; index += 1) if (idAt(index) === id) return index;
    }
    return Math.min(row, rowCount - 1);
  };

  const cellAt = ({ row, column }: CellPosition): HTMLElement | null => {
    const place =
      row < 0
        ? 'thead'
        : row === rowCount
          ? 'tfoot'
          : `tbody [aria-rowindex="${rowOffset + row + 2}"]`;
    return (
      table.current?.querySelector<HTMLElement>(`${place} [aria-colindex="${column + 1}"]`) ?? null
    );
  };

  const positionOf = (element: Element): CellPosition | undefined => {
    const cell = element.closest('[aria-colindex]');
    const row = cell?.parentElement;
    if (cell == null || row == null) return undefined;
    const section = row.parentElement?.tagName;
    const index = Number(row.ariaRowIndex) - rowOffset - 2;
    return {
      row: section === 'THEAD' ? -1 : section === 'TFOOT' ? rowCount : index,
      column: Number(cell.ariaColIndex) - 1,
    };
  };

  const park = (element: HTMLElement | null | undefined): void => {
    isParked.current = true;
    element?.focus({ preventScroll: true });
    isParked.current = false;
  };

  const focusCell = (position: CellPosition): void => {
    kept.current = named(position);
    const cell = cellAt(position);
    isAwaited.current = cell === null;
    if (cell === null || isScaled) reveal(position);
    cell?.focus({ preventScroll: isScaled });
  };

  // A header's menu calls it after its column has left.
  const latest = useRef<() => void>(undefined);
  const [focusActive] = useState(() => () => latest.current?.());

  useLayoutEffect(() => {
    latest.current = () => focusCell(active());
    const element = table.current;
    if (element === null) return;
    const position = active();
    // While there are no rows, the place among them is kept.
    if (kept.current !== undefined && rowCount > 0) kept.current = named(position);
    const isPlaceKept = kept.current !== undefined && kept.current.row >= 0 && rowCount === 0;
    const cell = isPlaceKept ? null : cellAt(position);
    const { activeElement, body } = document;
    const isLost = held.current?.isConnected === false && activeElement === body;
    if (cell === null) {
      // Scrolled out of sight, or read again: keys lead on from there, and the focus comes back with the cell.
      if (isLost) park(element);
    } else if (isAwaited.current || isLost || activeElement === element) {
      const isWanted = isAwaited.current;
      isAwaited.current = false;
      cell.focus({ preventScroll: isScaled || (!isWanted && activeElement === element) });
    }
  });

  const isTabbing = useRef(false);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      isTabbing.current = key === 'Tab';
    };
    const onEnd = () => {
      isTabbing.current = false;
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('keyup', onEnd, true);
    document.addEventListener('pointerdown', onEnd, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('keyup', onEnd, true);
      document.removeEventListener('pointerdown', onEnd, true);
    };
  }, []);

  return {
    active,
    positionOf,
    cellAt,
    focusCell,
    showCell: (position) => {
      kept.current = named(position);
      const cell = cellAt(position);
      if (cell === null || isScaled) reveal(position);
      else cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    focusActive,
    leave: (backwards) => {
      const inside = table.current?.querySelectorAll<HTMLElement>(controls) ?? [];
      const stops = [...inside].filter(
        (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
      );
      park(backwards ? table.current : stops.at(-1));
    },
    onFocus: ({ target, relatedTarget }) => {
      if (table.current?.contains(target) !== true) return;
      held.current = target;
      if (isParked.current) return;
      const isEntered = isTabbing.current && !table.current.contains(relatedTarget);
      if (target === table.current || isEntered) {
        if (!isAwaited.current) focusCell(active());
        return;
      }
      const position = positionOf(target);
      if (position === undefined) return;
      kept.current = named(position);
      const cell = cellAt(position);
      // The pressed cell doesn't scroll.
      const isByKey = cell !== null && target.matches(':focus-visible');
      if (isByKey) scrollToCell(table.current, cell, isScaled);
    },
    onBlur: ({ target, relatedTarget }) => {
      if (relatedTarget !== null && table.current?.contains(relatedTarget) !== true) {
        held.current = null;
      } else if (relatedTarget === null) {
        // Removed with its row, or left by the person: only the latter stays in the page.
        queueMicrotask(() => {
          if (target.isConnected && document.hasFocus() && held.current === target) {
            if (document.activeElement === document.body) held.current = null;
          }
        });
      }
    },
  };
}
