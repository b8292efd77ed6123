export interface ComboboxOption {
  /** Tells options apart, and is what a form sends. */
  readonly value: string;
  readonly label: string;
  /** A second line: what distinguishes options with similar labels. */
  readonly description?: string;
  readonly disabled?: boolean;
}

/**
 * Searches for options. `text` is what was typed, empty when the list opens by its button. A
 * rejection shows as a failed search, which can be retried; `signal` aborts when the text changes.
 */
export type SearchOptions<Option extends ComboboxOption = ComboboxOption> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly Option[]>;
