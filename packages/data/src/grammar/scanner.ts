import { ApiError } from './api-error.ts';

/** How many parentheses may be in one another: many more would exhaust the stack, here or in Postgres. */
const maxDepth = 200;

/** Reads a parameter's text from left to right; whatever does not fit is refused with PGRST100. */
export class Scanner {
  readonly #text: string;
  readonly #what: string;
  #at = 0;
  #depth = 0;

  /** @param what is read, as PostgREST names it: `filter`, `select parameter`, `order`, `logic tree`. */
  constructor(text: string, what: string) {
    this.#text = text;
    this.#what = what;
  }

  get atEnd(): boolean {
    return this.#at === this.#text.length;
  }

  /** Whether `text` comes next. */
  sees(text: string): boolean {
    return this.#text.startsWith(text, this.#at);
  }

  /** Steps over `text` where it comes next. */
  accept(text: string): boolean {
    const there = this.sees(text);
    if (there) this.#at += text.length;
    return there;
  }

  expect(text: string): void {
    if (!this.accept(text)) this.fail(`"${text}"`);
  }

  /** Takes what fits, a sticky (`y`) expression, or nothing. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  /** `read`, or back to where it began when that gives nothing. */
  attempt<Result>(read: () => Result | undefined): Result | undefined {
    const start = this.#at;
    const result = read();
    if (result === undefined) this.#at = start;
    return result;
  }

  /** Reads what is in parentheses, `(` having been read. */
  nested<Result>(read: () => Result): Result {
    this.#depth += 1;
    if (this.#depth > maxDepth) throw tooDeep();
    const result = read();
    this.#depth -= 1;
    this.expect(')');
    return result;
  }

  rest(): string {
    const rest = this.#text.slice(this.#at);
    this.#at = this.#text.length;
    return rest;
  }

  fail(expecting: string): never {
    const next = this.#text.charAt(this.#at);
    throw new ApiError({
      status: 400,
      code: 'PGRST100',
      message: `"failed to parse ${this.#what} (${this.#text})" (line 1, column ${this.#at + 1})`,
      details: `unexpected ${next === '' ? 'end of input' : JSON.stringify(next)} expecting ${expecting}`,
    });
  }

  /** Text in double quotes, in which `\` stands before `"` and itself. */
  quoted(): string | undefined {
    const found = this.take(/"(?:[^"\\]|\\[^])*"/y);
    return found?.slice(1, -1).replaceAll(/\\([^])/g, '$1');
  }

  /** A column's or relation's name, in quotes or plain. */
  name(): string {
    const name =
      this.quoted() ?? this.take(/[\p{L}\p{N}_ $]+(?:-(?!>)[\p{L}\p{N}_ $]+)*/uy)?.trim();
    return name ?? this.fail('a field name, in double quotes where it has other marks');
  }

  /** A name and what it reaches into: `data->lines->0->>amount`. */
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

/** What Postgres answers where its own stack does not suffice. */
function tooDeep(): ApiError {
  return new ApiError({ status: 413, code: '54001', message: 'stack depth limit exceeded' });
}

export interface JsonStep {
  readonly arrow: '->' | '->>';
  readonly key: string;
  readonly isIndex: boolean;
}

export interface FieldPath {
  readonly name: string;
  readonly path: readonly JsonStep[];
}
