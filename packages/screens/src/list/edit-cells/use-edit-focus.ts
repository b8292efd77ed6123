import type { GridCells } from '@ninefold/ui/components/data-grid';
import { type RefObject, useCallback, useEffect, useEffectEvent } from 'react';

/**
 * Focuses the cells when editing begins, and when the last edit is saved or undone. Returns what focuses them.
 *
 * @param onBegin Called once they have the focus.
 */
export function useEditFocus(
  cells: RefObject<GridCells | null>,
  isEdited: boolean,
  onBegin: () => void,
): () => void {
  const focusGrid = useCallback(() => {
    const grid = cells.current;
    grid?.focusCell(grid.active());
  }, [cells]);
  const begin = useEffectEvent(() => {
    focusGrid();
    onBegin();
  });
  useEffect(() => {
    const { activeElement } = document;
    const onFocus = () => begin();
    if (activeElement?.closest('[role=menu], [role=dialog]')) {
      // The menu that began it first gives the focus back to its button.
      document.addEventListener('focusin', onFocus, { once: true });
      return () => document.removeEventListener('focusin', onFocus);
    }
    const frame = requestAnimationFrame(onFocus);
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    // The button that had the focus goes with the last edit.
    if (isEdited) return undefined;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusGrid();
    });
    return () => cancelAnimationFrame(frame);
  }, [isEdited, focusGrid]);
  return focusGrid;
}
