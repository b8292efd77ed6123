/** Copies an object without its undefined properties. */
export function dropUndefined<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}

/** Leaves out of a list what a condition made `false`, and what is undefined. */
export function present<T>(items: readonly (T | false | undefined)[]): readonly T[] {
  return items.filter((item): item is T => item !== false && item !== undefined);
}
