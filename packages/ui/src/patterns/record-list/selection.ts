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

/** Selects a record and those between it and the nearest selected one. `ids` are those around it, in order. */
export function withRange(
  selection: RecordSelection,
  ids: readonly string[],
  id: string,
): RecordSelection {
  const at = ids.indexOf(id);
  const places = ids.flatMap((each, place) => (isSelected(selection, each) ? [place] : []));
  const nearest = places.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at)).at(0) ?? at;
  const between = ids.slice(Math.min(at, nearest), Math.max(at, nearest) + 1);
  return withSelected(selection, between, true);
}
