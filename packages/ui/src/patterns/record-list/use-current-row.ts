import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { RecordRow } from '../shapes.ts';

export interface CurrentRow {
  /** The id of the row whose links are stops of the Tab key. */
  readonly currentId: string | undefined;
  readonly setCurrent: (row: RecordRow) => void;
  /** For the element around the rows. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * One stop of the Tab key for all rows; arrow keys, Home and End go from row
 * to row, where `[data-row-link]` is what a row is opened by.
 */
export function useCurrentRow(
  container: RefObject<HTMLElement | null>,
  rows: readonly RecordRow[],
  initialId: string | undefined,
  onCurrentChange: ((row: RecordRow) => void) | undefined,
): CurrentRow {
  const [chosenId, setChosenId] = useState(initialId);
  const chosen = rows.find((row) => row.id === chosenId);
  const currentId = (chosen ?? rows[0])?.id;

  const setCurrent = (row: RecordRow) => {
    if (row.id === chosenId) return;
    setChosenId(row.id);
    onCurrentChange?.(row);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const here = rows.findIndex((row) => row.id === currentId);
    const target = targetOf(event.key, here, rows.length);
    const row = target === undefined ? undefined : rows[target];
    if (row === undefined) return;
    event.preventDefault();
    setCurrent(row);
    const links = container.current?.querySelectorAll<HTMLElement>('[data-row-link]');
    links?.[target ?? 0]?.focus();
  };

  return { currentId, setCurrent, onKeyDown };
}

function targetOf(key: string, here: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(here + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(here - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
