/** Returns the entries of an object that another one has too. */
export function pick<Value>(
  from: Readonly<Record<string, Value>>,
  names: object,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => Object.hasOwn(names, name)));
}
