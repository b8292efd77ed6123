import type { FieldValue, RecordValues } from './record.ts';

/** Returns the fields of `after` that differ from `before`, as `changeRecord` takes them. */
export function changedFields(before: RecordValues, after: RecordValues): RecordValues {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => !Object.hasOwn(before, name) || !isSame(before[name], value),
    ),
  );
}

/** Whether two values are the same, member by member. */
export function isSame(a: FieldValue | undefined, b: FieldValue | undefined): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return Object.is(a, b);
  }
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    left.length === right.size &&
    left.every(([name, value]) => right.has(name) && isSame(value, right.get(name)))
  );
}
