/** Returns the words in a name: `billing.invoice_line` has three. */
export function wordsOf(name: string): readonly string[] {
  return name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Returns the name of a component or another export: `WorkOrderList`. */
export function componentName(...words: readonly string[]): string {
  const name = words
    .flatMap(wordsOf)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return /^\p{L}/u.test(name) ? name : `Screen${name}`;
}
