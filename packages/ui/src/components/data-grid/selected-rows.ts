import type { RowSelection } from './data-grid-props.ts';

export interface GridRowIds {
  readonly rowCount: number;
  /** Undefined for rows that aren't loaded. */
  readonly idAt: (row: number) => string | undefined;
}

/** Returns the ids of the rows from one to another, both included, in either order. */
export function idsBetween({ idAt }: GridRowIds, one: number, other: number): readonly string[] {
  const ids: string[] = [];
  for (let row = Math.min(one, other); row <= Math.max(one, other); row += 1) {
    const id = idAt(row);
    if (id !== undefined) ids.push(id);
  }
  return ids;
}

/** Returns how many of the loaded rows are selected. */
export function selectedOf<Row>(
  rows: GridRowIds,
  selection: RowSelection<Row> | undefined,
): 'all' | 'some' | 'none' {
  if (selection === undefined || rows.rowCount === 0) return 'none';
  let hasSelected = false;
  let hasOther = false;
  for (let row = 0; row < rows.rowCount && !(hasSelected && hasOther); row += 1) {
    const id = rows.idAt(row);
    if (id === undefined) continue;
    if (selection.has(id)) hasSelected = true;
    else hasOther = true;
  }
  if (!hasSelected) return 'none';
  return hasOther ? 'some' : 'all';
}
