import type { SortKey } from '../../shapes/index.ts';

/** Cycles a column: ascending, descending, none. `extend` keeps the other keys, this one last. */
export function nextSort(
  sort: readonly SortKey[],
  field: string,
  extend: boolean,
): readonly SortKey[] {
  const present = sort.find((key) => key.field === field);
  const next = present === undefined ? 'ascending' : after(present);
  if (!extend) return next === undefined ? [] : [{ ...present, field, direction: next }];
  if (present === undefined) return [...sort, { field, direction: 'ascending' }];
  return sort.flatMap((key) => {
    if (key.field !== field) return [key];
    return next === undefined ? [] : [{ ...key, direction: next }];
  });
}

function after(key: SortKey): SortKey['direction'] | undefined {
  return key.direction === 'ascending' ? 'descending' : undefined;
}
