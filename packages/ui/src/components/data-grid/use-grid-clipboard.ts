import { type RefObject, useEffect, useEffectEvent } from 'react';
import { readBlock, writeHtml, writeText } from './cell-block.ts';
import type { CellBlock } from './data-grid-props.ts';
import type { CellPosition } from './next-cell.ts';

export interface GridClipboard {
  readonly table: RefObject<HTMLElement | null>;
  readonly active: () => CellPosition;
  /** Returns the cells to copy. */
  readonly copy: (position: CellPosition) => CellBlock;
  /** Absent where nothing can be pasted. */
  readonly paste: ((block: CellBlock, position: CellPosition) => void) | undefined;
}

/** Copies and pastes cells while one of the grid has the focus. */
export function useGridClipboard({ table, active, copy, paste }: GridClipboard): void {
  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    // A selected text is copied as everywhere.
    const hasText = document.getSelection()?.isCollapsed === false;
    if (hasText || !hasFocus(table.current) || event.clipboardData === null) return;
    const block = copy(active());
    event.clipboardData.setData('text/plain', writeText(block));
    event.clipboardData.setData('text/html', writeHtml(block));
    event.preventDefault();
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (paste === undefined || !hasFocus(table.current) || event.clipboardData === null) return;
    paste(readBlock(event.clipboardData), active());
    event.preventDefault();
  });
  useEffect(() => {
    // A browser sends these to where text was selected last, which needn't be in the focused cell.
    const copied = (event: ClipboardEvent) => onCopy(event);
    const pasted = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('copy', copied);
    document.addEventListener('paste', pasted);
    return () => {
      document.removeEventListener('copy', copied);
      document.removeEventListener('paste', pasted);
    };
  }, []);
}

/** Returns whether the focus is in the grid, and not in a field in it. */
function hasFocus(table: HTMLElement | null): boolean {
  const { activeElement } = document;
  if (activeElement === null || table?.contains(activeElement) !== true) return false;
  return !activeElement.matches('input:not([type=checkbox]), textarea, select');
}
