import { useLayoutEffect, useRef, useState } from 'react';
import type { RowSelection } from './data-grid-props.ts';

interface GridRowIds {
  readonly rowCount: number;
  /** Undefined for rows that aren't loaded. */
  readonly idAt: (row: number) => string | undefined;
}

export interface ToggleOptions {
  /** Selects the rows from the one that was selected last. */
  readonly extend: boolean;
}

/** Selects rows by checkbox and key. */
export function useRowSelection<Row>(
  selection: RowSelection<Row> | undefined,
  { rowCount, idAt }: GridRowIds,
) {
  const anchor = useRef<string>(undefined);
  const state = selectedOf(selection, { rowCount, idAt });

  const selectPage = (selected: boolean) =>
    selection?.onSelect(idsBetween(0, rowCount - 1), selected);

  const idsBetween = (one: number, other: number): readonly string[] => {
    const ids: string[] = [];
    for (let row = Math.min(one, other); row <= Math.max(one, other); row += 1) {
      const id = idAt(row);
      if (id !== undefined) ids.push(id);
    }
    return ids;
  };

  const rowOf = (id: string | undefined): number | undefined => {
    if (id === undefined) return undefined;
    for (let row = 0; row < rowCount; row += 1) if (idAt(row) === id) return row;
    return undefined;
  };

  /** Selects or unselects a row, or all of the page for row -1. */
  const toggle = (row: number, { extend }: ToggleOptions) => {
    if (selection === undefined) return;
    if (row < 0) selectPage(state !== 'all');
    const id = idAt(row);
    if (id === undefined) return;
    const from = extend ? rowOf(anchor.current) : undefined;
    if (from === undefined) selection.onSelect([id], !selection.has(id));
    else selection.onSelect(idsBetween(from, row), true);
    anchor.current = id;
  };

  /** Adds the next row to the selection, with the one that it is beside. */
  const extend = (row: number, next: number) => {
    selection?.onSelect(idsBetween(row, next), true);
    anchor.current = idAt(next);
  };

  // Rows are drawn again where one of their properties changes: this one stays the same.
  const latest = useRef(toggle);
  useLayoutEffect(() => {
    latest.current = toggle;
  });
  const [onToggle] = useState(
    () => (row: number, options: ToggleOptions) => latest.current(row, options),
  );

  return { state, toggle, extend, onToggle, selectPage };
}

/** Returns how many of the loaded rows are selected. */
function selectedOf<Row>(
  selection: RowSelection<Row> | undefined,
  { rowCount, idAt }: GridRowIds,
): 'all' | 'some' | 'none' {
  let hasSelected = false;
  let hasOther = false;
  if (selection === undefined) return 'none';
  for (let row = 0; row < rowCount; row += 1) {
    const id = idAt(row);
    if (id === undefined) continue;
    if (selection.has(id)) hasSelected = true;
    else hasOther = true;
    if (hasSelected && hasOther) return 'some';
  }
  return hasSelected ? 'all' : 'none';
}
