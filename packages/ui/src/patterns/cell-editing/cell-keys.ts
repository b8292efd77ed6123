import type { KeyboardEvent, MouseEvent } from 'react';
import type { CellPosition, GridCells, RangeBox } from '../../components/data-grid/index.ts';
import { insertText } from './insert-text.ts';

/** Keyboard behaviour of editable cells in a grid. */
export interface CellActions {
  /** Returns whether a column is a field, and not that of the rows' checkboxes. */
  readonly isField: (column: string) => boolean;
  /**
   * Opens the editor of a cell, at once.
   *
   * @param startsEmpty Whether a typed text replaces the value.
   * @returns False where the cell can't be edited.
   */
  readonly edit: (position: CellPosition, startsEmpty: boolean) => boolean;
  /** Empties cells. */
  readonly clear: (box: RangeBox) => void;
  /** Undoes the last edit. */
  readonly undo: () => void;
  /** Undoes what was edited in cells. */
  readonly undoCells: (box: RangeBox) => void;
}

/**
 * Handles a key as spreadsheets do: Enter, F2 and typing edit the cell, Delete empties it. Returns false
 * for keys that stay the grid's, such as those that move.
 */
export function handleCellKey(
  event: KeyboardEvent<HTMLTableElement>,
  cells: GridCells,
  actions: CellActions,
): boolean {
  const { target, currentTarget, key, shiftKey, altKey } = event;
  if (event.defaultPrevented || !(target instanceof HTMLElement)) return false;
  const mod = event.ctrlKey || event.metaKey;
  const position = cells.active();
  const cell = cells.cellAt(position);
  // A control in a cell, or a menu that is drawn elsewhere, has its own keys.
  if (target !== currentTarget && target !== cell) return false;
  const done = (): true => {
    event.preventDefault();
    return true;
  };
  if (mod && !altKey) {
    // Saves, wherever on the screen it is pressed.
    if (key === 'Enter') return true;
    if (key.toLowerCase() === 'z' && !shiftKey) actions.undo();
    else if (key.toLowerCase() === 'x') {
      // No browser sends `cut` where nothing is selected.
      document.execCommand('copy');
      actions.clear(boxOf(cells));
    } else return false;
    return done();
  }
  // Rows are selected by their checkboxes, and sorted by their headers. The footer holds no values.
  const isRow = position.row >= 0 && position.row < cells.rowCount;
  if (!isRow || !actions.isField(cells.columns[position.column] ?? '')) return false;
  switch (key) {
    case 'F2':
    case 'Enter':
      // With Shift, the record is opened in a window beside.
      if (shiftKey || altKey) return false;
      actions.edit(position, false);
      return done();
    case 'Delete':
    case 'Backspace':
      if (altKey) actions.undoCells(boxOf(cells));
      else actions.clear(boxOf(cells));
      return done();
    default:
      return isTyped(event) && type(event, () => actions.edit(position, true));
  }
}

/** Controls that a press belongs to. The label of a record stays a link. */
const controls = 'thead, button, input, label, [data-slot=table-row-link]';

/**
 * Handles a press on a cell: it takes the focus, and the links of its row and value aren't followed,
 * unless Ctrl or Cmd opens them in a new tab.
 */
export function handleCellClick(event: MouseEvent, cells: GridCells): void {
  const { target, ctrlKey, metaKey } = event;
  if (ctrlKey || metaKey || !(target instanceof Element) || target.closest(controls)) return;
  event.preventDefault();
  const position = target.closest('a') === null ? undefined : cells.positionOf(target);
  if (position !== undefined) cells.focusCell(position);
}

/** The cell that a finger has pressed last. */
let tapped: Element | null = null;

/** Returns whether a finger has pressed the same cell twice. Not every browser takes that for a double press. */
export function isSecondTap({ target, nativeEvent }: MouseEvent): boolean {
  const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
  const cell = isTouch && target instanceof Element ? target.closest('[aria-colindex]') : null;
  const isSecond = cell !== null && cell === tapped;
  tapped = isSecond ? null : cell;
  return isSecond;
}

/** Returns the cell that a double press edits. */
export function pressedCell(target: EventTarget, cells: GridCells): CellPosition | undefined {
  if (!(target instanceof Element) || target.closest(controls)) return undefined;
  document.getSelection()?.removeAllRanges();
  return cells.positionOf(target);
}

/** The cells that are selected, or the one that has the focus. */
export function boxOf({ active, range }: GridCells): RangeBox {
  const { row, column } = active();
  return range ?? { top: row, bottom: row, start: column, end: column };
}

function isTyped(event: KeyboardEvent): boolean {
  const { key, altKey, nativeEvent } = event;
  // A space selects the row. AltGr types characters, and is Ctrl and Alt too.
  if (key === ' ' || (altKey && !event.getModifierState('AltGraph'))) return false;
  // An input method begins with other keys than it writes.
  return isCharacter(key) || key === 'Dead' || key === 'Process' || nativeEvent.isComposing;
}

/** Other keys have names of several letters. */
function isCharacter(key: string): boolean {
  return /^.$/su.test(key);
}

/** Opens the editor in time for the browser to type the key into it. */
function type(event: KeyboardEvent, open: () => boolean): true {
  const { key } = event;
  if (!open()) {
    event.preventDefault();
    return true;
  }
  // A shortcut of a single key is none here.
  event.stopPropagation();
  const editor = document.querySelector<HTMLElement>('[data-slot=cell-editor]');
  const isThere = editor?.contains(document.activeElement) === true;
  if (isThere && document.activeElement !== editor) return true;
  event.preventDefault();
  if (editor !== null) typeLater(editor, isCharacter(key) ? key : '');
  return true;
}

/** Types what is pressed while the code of an input is loading, once it has the focus. */
function typeLater(editor: HTMLElement, first: string): void {
  let typed = first;
  const collect = (event: globalThis.KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && isCharacter(event.key);
    if (event.target !== editor || !isPlain) return;
    event.preventDefault();
    typed += event.key;
  };
  const end = ({ target }: FocusEvent) => {
    if (target === editor) return;
    editor.removeEventListener('keydown', collect);
    editor.removeEventListener('focusin', end);
    queueMicrotask(() => insertText(typed));
  };
  editor.addEventListener('keydown', collect);
  editor.addEventListener('focusin', end);
}
