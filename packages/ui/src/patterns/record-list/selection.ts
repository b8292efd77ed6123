import type { RecordSelection } from '../../shapes/index.ts';

export function isSelected(selection: RecordSelection, id: string): boolean {
  return selection.kind === 'some' ? selection.ids.has(id) : !selection.except.has(id);
}

/** Whether no record is selected. */
export function isNothing(selection: RecordSelection): boolean {
  return selection.kind === 'some' && selection.ids.size === 0;
}

/** Selects or unselects records of a page; those of other pages stay as they are. */
export function withSelected(
  selection: RecordSelection,
  ids: readonly string[],
  selected: boolean,
): RecordSelection {
  const given = new Set(ids);
  return selection.kind === 'some'
    ? {
        kind: 'some',
        ids: selected ? selection.ids.union(given) : selection.ids.difference(given),
      }
    : {
        kind: 'all matching',
        except: selected ? selection.except.difference(given) : selection.except.union(given),
      };
}
