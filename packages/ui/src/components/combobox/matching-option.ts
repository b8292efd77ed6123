import type { ComboboxOption } from './option.ts';

/**
 * Returns the option that a typed text means: the only one with this label, or, with `single`, the
 * only one that was found.
 */
export function matchingOption<Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
  match: 'exact' | 'single',
): Option | undefined {
  const wanted = normalized(text);
  const exact = options.filter(({ label }) => normalized(label) === wanted);
  if (exact.length > 0) return only(exact);
  return match === 'single' ? only(options) : undefined;
}

function only<Option>(options: readonly Option[]): Option | undefined {
  return options.length === 1 ? options[0] : undefined;
}

/** Upper and lower case, and spaces at the ends, make no difference. */
function normalized(text: string): string {
  return text.normalize().trim().toLocaleLowerCase();
}
