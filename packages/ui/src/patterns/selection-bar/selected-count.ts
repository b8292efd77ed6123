import type { RecordPage, RecordSelection } from '../../shapes/index.ts';

/** Returns how many records are selected; null where that isn't known. */
export function selectedCount(
  selection: RecordSelection,
  total: RecordPage['total'],
): RecordPage['total'] {
  if (selection.kind === 'some') return { count: selection.ids.size, exact: true };
  return total && { ...total, count: Math.max(0, total.count - selection.except.size) };
}

/** Returns whether nothing is selected. */
export function isNothing(selection: RecordSelection): boolean {
  return selection.kind === 'some' && selection.ids.size === 0;
}

/** The selection of no record. */
export const nothingSelected: RecordSelection = { kind: 'some', ids: new Set() };
