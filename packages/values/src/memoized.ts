/**
 * Returns a function that makes one value for the same arguments, compared as JSON. For formatters
 * of Intl: creating one costs more than a hundred uses of it, and a list has thousands of cells.
 */
export function memoized<Arguments extends readonly unknown[], Made>(
  make: (...given: Arguments) => Made,
): (...given: Arguments) => Made {
  const known = new Map<string, Made>();
  return (...given) => {
    const key = JSON.stringify(given);
    if (!known.has(key)) known.set(key, make(...given));
    return known.get(key) as Made;
  };
}
