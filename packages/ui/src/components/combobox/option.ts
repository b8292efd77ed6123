export interface ComboboxOption {
  /** Tells options apart, and is what a form sends. */
  readonly value: string;
  readonly label: string;
  /** A second line: what distinguishes options with similar labels. */
  readonly description?: string;
  readonly disabled?: boolean;
  /** It is offered first, as one of the recent ones. */
  readonly recent?: boolean;
}

/**
 * Searches for options. `text` is what was typed, empty when the list opens by its button.
 * Rejects with an Error whose message may be shown: the search can be tried again. `signal` aborts when the
 * text changes.
 */
export type SearchOptions<Option extends ComboboxOption = ComboboxOption> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly Option[]>;

/** Returns the only option with this label or, with `single`, the only one found; never a disabled one. */
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

function only<Option extends ComboboxOption>(options: readonly Option[]): Option | undefined {
  const [first, ...others] = options;
  return others.length > 0 || first?.disabled === true ? undefined : first;
}

/** Upper and lower case, and spaces at the ends, make no difference. */
function normalized(text: string): string {
  return text.normalize().trim().toLocaleLowerCase();
}
