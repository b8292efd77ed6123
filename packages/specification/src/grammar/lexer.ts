/** A column, or what a path reaches inside its JSON: `data->lines->0->>amount`. */
export interface FieldPath {
  readonly name: string;
  readonly path: readonly JsonStep[];
}

export interface JsonStep {
  readonly arrow: '->' | '->>';
  readonly key: string;
  readonly isIndex: boolean;
}

/** PostgREST's own parameters. `apikey` is where a Supabase gateway takes the key from. */
const reservedParameters = new Set(
  'select order offset limit and or not columns on_conflict apikey'.split(' '),
);

/** Whether a parameter of this name has a meaning of its own for PostgREST or the gateway before it. */
export function isReservedParameter(name: string): boolean {
  return reservedParameters.has(name);
}

/** Names that PostgREST reads without quotes: words with single blanks or dashes between them. */
const plainName = /^[\p{L}0-9_$]+(?:[ -][\p{L}0-9_$]+)*$/u;

/** Writes a name as `select`, `order` and logic trees take it: in double quotes where it needs them. */
export function writeName(name: string): string {
  return plainName.test(name) ? name : quote(name);
}

/** Writes a column as a parameter: `status` in `status=eq.open`. `search` is a list address's own. */
export function writeParameterName(name: string): string {
  return isReservedParameter(name) || name === 'search' ? quote(name) : writeName(name);
}

/** Puts a text in double quotes, in which `"` and `\` are escaped by `\`. */
export function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

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

/** Limits nested parentheses: many more would exhaust the stack, here or in Postgres. */
const maxDepth = 200;

/** Reads a text from left to right. What doesn't fit throws a `GrammarError`. */
export class Scanner {
  readonly #text: string;
  readonly #part: string;
  readonly strict: boolean;
  #at = 0;
  #depth = 0;

  /**
   * @param part What the text is, as PostgREST names it: `filter`, `order`.
   * @param strict Whether the text is an address's: a quotation mark that begins a value must be
   * closed, and groups may name a relation. PostgREST takes an open one as part of the value; a
   * person has probably mistyped it.
   */
  constructor(text: string, part: string, strict = false) {
    this.#text = text;
    this.#part = part;
    this.strict = strict;
  }

  get atEnd(): boolean {
    return this.#at === this.#text.length;
  }

  /** Whether `text` comes next. */
  sees(text: string): boolean {
    return this.#text.startsWith(text, this.#at);
  }

  /** Steps over `text` if it comes next. */
  accept(text: string): boolean {
    const found = this.sees(text);
    if (found) this.#at += text.length;
    return found;
  }

  expect(text: string): void {
    if (!this.accept(text)) this.fail(`"${text}"`);
  }

  expectEnd(expected = 'end of input'): void {
    if (!this.atEnd) this.fail(expected);
  }

  /** Takes what matches a sticky (`y`) expression; undefined where nothing does. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  /** Returns what `read` returns; where that is undefined, goes back to where it began. */
  attempt<Result>(read: () => Result | undefined): Result | undefined {
    const start = this.#at;
    const result = read();
    if (result === undefined) this.#at = start;
    return result;
  }

  /** Reads one item or more, with commas between them. */
  list<Item>(read: () => Item): readonly Item[] {
    const items = [read()];
    while (this.accept(',')) items.push(read());
    return items;
  }

  /** Reads what is in parentheses, after the opening one. */
  nested<Result>(read: () => Result): Result {
    this.#depth += 1;
    if (this.#depth > maxDepth) throw this.#error('depth', 'fewer parentheses');
    const result = read();
    this.#depth -= 1;
    this.expect(')');
    return result;
  }

  /** Takes the rest of the text. */
  rest(): string {
    return this.take(/[^]*/y) ?? '';
  }

  fail(expected: string): never {
    throw this.#error('syntax', expected);
  }

  #error(kind: GrammarError['kind'], expected: string): GrammarError {
    return new GrammarError(kind, this.#part, this.#text, this.#at, expected);
  }

  /** Takes a text in double quotes, as `quote` writes it. */
  quoted(): string | undefined {
    const found = this.take(/"(?:[^"\\]|\\[^])*"/y);
    return found?.slice(1, -1).replaceAll(/\\([^])/g, '$1');
  }

  /** Takes a value that is quoted as a whole. Other quotation marks are part of a value. */
  quotedValue(): string | undefined {
    const value = this.attempt(() => {
      const quoted = this.quoted();
      return this.atEnd || this.sees(',') || this.sees(')') ? quoted : undefined;
    });
    if (value === undefined && this.strict && this.sees('"')) this.fail('a closed quote');
    return value;
  }

  /** Takes the name of a column or relation, quoted or plain. */
  name(): string {
    const name =
      this.quoted() ?? this.take(/[\p{L}\p{N}_ $]+(?:-(?!>)[\p{L}\p{N}_ $]+)*/uy)?.trim();
    return name ?? this.fail('a field name, in double quotes where it has other marks');
  }

  field(): FieldPath {
    const name = this.name();
    const path: JsonStep[] = [];
    for (;;) {
      const arrow = this.accept('->>') ? '->>' : this.accept('->') ? '->' : undefined;
      if (arrow === undefined) return { name, path };
      const index = this.take(/-?\d+(?=->|[^\p{L}\p{N}_]|$)/uy);
      path.push({ arrow, key: index ?? this.name(), isIndex: index !== undefined });
    }
  }
}

/** Reads the field that a parameter names. */
export function readField(text: string): FieldPath {
  const scanner = new Scanner(text, 'filter path');
  const field = scanner.field();
  scanner.expectEnd();
  return field;
}
