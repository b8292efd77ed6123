/** Words that say nothing about a field. */
const fillers = new Set(['a', 'an', 'the', 'of', 'its', 'this', 'enter', 'field', 'value']);

/** Returns the help of a field, or undefined where it only repeats the label or the type. */
export function helpBeyond(
  help: string | undefined,
  {
    label,
    name,
    type = '',
  }: { readonly label: string; readonly name: string; readonly type?: string },
): string | undefined {
  if (help === undefined) return undefined;
  const known = new Set([...wordsOf(label), ...wordsOf(name), ...wordsOf(type), ...fillers]);
  return wordsOf(help).every((word) => known.has(word)) ? undefined : help;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
