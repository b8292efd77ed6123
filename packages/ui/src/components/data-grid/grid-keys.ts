import type { KeyboardEvent, RefObject } from 'react';
import { pressesShortcut } from '../kbd/index.ts';
import { type CellPosition, nextCell } from './next-cell.ts';
import type { GridFocus } from './use-grid-focus.ts';
import type { ToggleOptions } from './use-row-selection.ts';

/** Keys that move the focus belong to these while they have it. */
const takesArrows =
  'input:not([type=checkbox]), select, textarea, [role=separator], [contenteditable]';
const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex]';

export interface GridKeys {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly focus: GridFocus;
  readonly rows: number;
  /** The lowest row: the footer, or else the last one. */
  readonly bottom: number;
  readonly columns: number;
  readonly pageRows: () => number;
  readonly isSelectionColumn: (column: number) => boolean;
  /** Selects or unselects a row, or all of the page for row -1. Absent where rows can't be selected. */
  readonly toggleRow: ((row: number, options: ToggleOptions) => void) | undefined;
  /** Selects two rows: the next one is added to the selection. */
  readonly extendSelection: ((row: number, next: number) => void) | undefined;
  readonly isSelected: (row: number) => boolean;
  readonly selectPage: (() => void) | undefined;
  /** Opens a row beside the grid, or closes it. Absent where rows can't be opened there. */
  readonly toggleOpen: ((row: number) => void) | undefined;
  /** Closes the row that is open. Absent where none is. */
  readonly closeRow: (() => void) | undefined;
  /** Called after a key has moved the focus. */
  readonly onMove: () => void;
  /** Extends the selected cells to this one; `undefined` selects none. */
  readonly setRangeEnd: (end: CellPosition | undefined) => void;
  readonly hasRange: boolean;
}

/** Handles the keys of the ARIA grid pattern. */
export function handleGridKey(event: KeyboardEvent, grid: GridKeys): void {
  const { target } = event;
  const table = grid.table.current;
  if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
  // A menu's keys arrive here too: it is drawn elsewhere in the page.
  if (table?.contains(target) !== true) return;
  const isTable = target === table;
  const position = isTable ? grid.focus.active() : grid.focus.positionOf(target);
  if (position === undefined) return;
  const cell = grid.focus.cellAt(position);
  const isCell = isTable || target === cell;
  const done = isCell ? onCell(event, grid, position, cell) : onControl(event, target, cell);
  if (done) event.preventDefault();
  else if (event.key === 'Tab') grid.focus.leave(event.shiftKey);
  else if (isCell || !target.matches(takesArrows)) move(event, grid, position);
}

function onCell(
  event: KeyboardEvent,
  grid: GridKeys,
  position: CellPosition,
  cell: HTMLElement | null,
): boolean {
  const { key, shiftKey } = event;
  const selects = grid.isSelectionColumn(position.column);
  switch (key) {
    case 'Enter':
      if (selects) grid.toggleRow?.(position.row, { extend: shiftKey });
      else if (cell !== null) activate(cell, event);
      return true;
    case 'F2':
      return cell !== null && focusControl(cell);
    case ' ':
      if (position.row < 0 && !selects) {
        if (cell !== null) activate(cell, event);
      } else if (!selects && !shiftKey && grid.toggleOpen !== undefined) {
        grid.toggleOpen(position.row);
      } else grid.toggleRow?.(position.row, { extend: shiftKey });
      return true;
    case 'Escape':
      if (!grid.hasRange) {
        grid.closeRow?.();
        return grid.closeRow !== undefined;
      }
      grid.setRangeEnd(undefined);
      return true;
    case 'ContextMenu':
    case 'F10':
    case 'ArrowDown':
      if (key === 'F10' ? !shiftKey : key === 'ArrowDown' && !event.altKey) return false;
      return position.row < 0 && cell !== null && openMenu(cell);
    case 'a':
    case 'A':
      if (!(event.ctrlKey || event.metaKey) || grid.selectPage === undefined) return false;
      grid.selectPage();
      return true;
    default:
      if (grid.toggleRow === undefined || position.row < 0 || !pressesShortcut(event, 'X')) {
        return false;
      }
      if (!event.repeat) grid.toggleRow(position.row, { extend: false });
      return true;
  }
}

/** Within a cell, Tab moves between controls, and Escape returns to the cell. */
function onControl(event: KeyboardEvent, control: HTMLElement, cell: HTMLElement | null): boolean {
  if (event.key === 'Escape') {
    cell?.focus();
    return true;
  }
  if (event.key !== 'Tab' || cell === null) return false;
  const controls = [...cell.querySelectorAll<HTMLElement>(focusable)];
  const next = controls[controls.indexOf(control) + (event.shiftKey ? -1 : 1)];
  if (next === undefined && !event.shiftKey) return false;
  (next ?? cell).focus();
  return true;
}

function move(event: KeyboardEvent, grid: GridKeys, position: CellPosition): void {
  const { shiftKey, altKey } = event;
  const table = grid.table.current;
  if (altKey || table === null) return;
  const next = nextCell(position, event, {
    rows: grid.rows,
    bottom: grid.bottom,
    columns: grid.columns,
    pageRows: grid.pageRows(),
    rtl: getComputedStyle(table).direction === 'rtl',
  });
  if (next === undefined) return;
  event.preventDefault();
  const isRow = ({ row }: CellPosition) => row >= 0 && row < grid.rows;
  const isVertical = next.column === position.column;
  if (
    shiftKey &&
    isVertical &&
    grid.extendSelection !== undefined &&
    (grid.isSelectionColumn(position.column) || grid.isSelected(position.row))
  ) {
    if (!isRow(next) || !isRow(position)) return;
    grid.extendSelection(position.row, next.row);
    grid.focus.focusCell(next);
    if (!event.repeat) grid.onMove();
  } else if (shiftKey && isRow(position)) {
    const end = { ...next, row: Math.max(0, Math.min(grid.rows - 1, next.row)) };
    grid.setRangeEnd(end);
    grid.focus.focusCell(end);
  } else {
    if (grid.hasRange) grid.setRangeEnd(undefined);
    grid.focus.focusCell(next);
    // While a key is held, the panel waits for the row where it is released.
    if (!event.repeat) grid.onMove();
  }
}

/** Sorts by a header, follows a row's link, does what the cell is for, or moves into it. */
function activate(cell: HTMLElement, event: KeyboardEvent): void {
  const target = cell.querySelector(
    '[data-slot=table-sort], [data-slot=table-row-link], [data-grid-action]',
  );
  if (target === null) {
    focusControl(cell);
    return;
  }
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  target.dispatchEvent(
    new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey,
      metaKey,
      shiftKey,
      altKey,
    }),
  );
}

function focusControl(cell: HTMLElement): boolean {
  const control = cell.querySelector<HTMLElement>(focusable);
  control?.focus();
  return control !== null;
}

/** Opens a header's menu as a key on its button does. */
function openMenu(cell: HTMLElement): boolean {
  const button = cell.querySelector<HTMLElement>('[aria-haspopup=menu]');
  if (button === null) return false;
  button.focus();
  if (button.dataset['state'] !== undefined) {
    button.dispatchEvent(
      new window.KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    );
  } else {
    // Its menu isn't loaded yet.
    button.click();
  }
  return true;
}
