/**
 * Returns the id of the part of a component that belongs to a value. A value
 * may hold anything, and white space would split a reference to the id in two:
 * every character but ASCII letters and digits is written as its number in
 * Unicode. Different values have different ids.
 */
export function valueId(base: string, part: string, value: string): string {
  const encoded = value.replaceAll(
    /[^0-9A-Za-z]/gu,
    (character) => `_${(character.codePointAt(0) ?? 0).toString(16)}_`,
  );
  return `${base}${part}-${encoded}`;
}
