/**
 * Returns what an object holds under a name from outside. A column, role or table may be called
 * `constructor`, which every object answers to.
 */
export function ownEntry<Value>(
  object: { readonly [name: string]: Value } | undefined,
  name: string,
): Value | undefined {
  return object !== undefined && Object.hasOwn(object, name) ? object[name] : undefined;
}
