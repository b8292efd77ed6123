/** Leaves out of a list what a condition made `false`, and what is undefined. */
export function present<T>(items: readonly (T | false | undefined)[]): readonly T[] {
  return items.filter((item): item is T => item !== false && item !== undefined);
}
