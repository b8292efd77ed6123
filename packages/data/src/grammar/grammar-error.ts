/** A text that isn't in PostgREST's grammar, thrown by every reader of one. */
export class GrammarError extends Error {
  override readonly name = 'GrammarError';
  /** `depth`: its parentheses are nested too deep. */
  readonly kind: 'syntax' | 'depth';
  /** The part of the grammar, as PostgREST names it: `filter`, `select parameter`, `order`, `logic tree`. */
  readonly part: string;
  readonly text: string;
  /** Index of the first character that doesn't fit; the text's length where it ends too early. */
  readonly position: number;
  readonly expected: string;

  constructor(
    kind: GrammarError['kind'],
    part: string,
    text: string,
    position: number,
    expected: string,
  ) {
    super(`Expected ${expected} at character ${position + 1} of the ${part} "${text}".`);
    this.kind = kind;
    this.part = part;
    this.text = text;
    this.position = position;
    this.expected = expected;
  }
}

/** Returns what `read` returns; undefined where it throws a `GrammarError`. */
export function unlessInvalid<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof GrammarError) return undefined;
    throw error;
  }
}
