import type { RecordOption } from '../../patterns/shapes.ts';

/**
 * Returns the option that a typed text means: the only one with this label, or, where a `single`
 * option may be taken, the only one that was found.
 */
export function matchingOption(
  options: readonly RecordOption[],
  text: string,
  take: 'exact' | 'single',
): RecordOption | undefined {
  const wanted = folded(text);
  const exact = options.filter(({ label }) => folded(label) === wanted);
  if (exact.length > 0) return only(exact);
  return take === 'single' ? only(options) : undefined;
}

function only(options: readonly RecordOption[]): RecordOption | undefined {
  return options.length === 1 ? options[0] : undefined;
}

/** Upper and lower case, and spaces at the ends, make no difference. */
function folded(text: string): string {
  return text.normalize().trim().toLocaleLowerCase();
}
