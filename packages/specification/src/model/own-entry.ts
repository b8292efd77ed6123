/**
 * Returns an object's own property. Use it for names from the database: a column, role or table may be
 * called `constructor`, which every object inherits.
 */
export function ownEntry<Value>(
  object: { readonly [name: string]: Value } | undefined,
  name: string,
): Value | undefined {
  return object !== undefined && Object.hasOwn(object, name) ? object[name] : undefined;
}
