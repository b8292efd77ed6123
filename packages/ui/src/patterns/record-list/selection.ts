import type { RecordSelection } from '../../shapes/index.ts';

export function isSelected(selection: RecordSelection, id: string): boolean {
  return selection.kind === 'some' ? selection.ids.has(id) : !selection.except.has(id);
}

/** Returns whether no record is selected. */
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
  const withIds = (all: ReadonlySet<string>): ReadonlySet<string> => new Set([...all, ...ids]);
  const withoutIds = (all: ReadonlySet<string>): ReadonlySet<string> =>
    new Set([...all].filter((id) => !given.has(id)));
  return selection.kind === 'some'
    ? { kind: 'some', ids: (selected ? withIds : withoutIds)(selection.ids) }
    : { kind: 'all matching', except: (selected ? withoutIds : withIds)(selection.except) };
}
