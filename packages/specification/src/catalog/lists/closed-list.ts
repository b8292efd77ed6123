/**
 * The values of a CHECK that is nothing but a closed list of texts, in the order of its
 * text, from what `pg_get_constraintdef` prints of `column IN ('a', 'b')`:
 * `CHECK ((column = ANY (ARRAY['a'::text, 'b'::text])))`, with the casts that it adds for
 * `character varying`. Undefined for every other text, of which nothing is guessed:
 * among them lists of `character(n)` and `citext`, where equal is not the same.
 *
 * @param subject the column's name, or `VALUE` for a domain's check.
 */
export function closedListOf(definition: string, subject: string): readonly string[] | undefined {
  const reader = new Reader(definition);
  const values =
    reader.take('CHECK ((') && readSubject(reader, subject) && reader.take(' = ANY (')
      ? readArray(reader)
      : undefined;
  return values !== undefined && reader.take(')))') && reader.isAtEnd ? values : undefined;
}

/** `column`, or `(column)::text`. */
function readSubject(reader: Reader, subject: string): boolean {
  if (!reader.take('(')) return reader.name() === subject;
  return reader.name() === subject && reader.take(')::text');
}

/** `ARRAY[…]`, or `(ARRAY[…])::text[]`. */
function readArray(reader: Reader): readonly string[] | undefined {
  const isCast = reader.take('(');
  if (!reader.take('ARRAY[')) return undefined;
  const values: string[] = [];
  do {
    const value = readElement(reader);
    if (value === undefined) return undefined;
    values.push(value);
  } while (reader.take(', '));
  if (!reader.take(']') || (isCast && !reader.take(')::text[]'))) return undefined;
  return new Set(values).size === values.length ? values : undefined;
}

/** `'a'::text`, `'a'::character varying`, or `('a'::character varying)::text`. */
function readElement(reader: Reader): string | undefined {
  const isCast = reader.take('(');
  const value = reader.literal();
  if (!reader.take('::text') && !reader.take('::character varying')) return undefined;
  return isCast && !reader.take(')::text') ? undefined : value;
}

/** Reads a text from its beginning; what does not fit stays unread. */
class Reader {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  get isAtEnd(): boolean {
    return this.at === this.text.length;
  }

  take(expected: string): boolean {
    if (!this.text.startsWith(expected, this.at)) return false;
    this.at += expected.length;
    return true;
  }

  /** A name, quoted or not. */
  name(): string | undefined {
    const plain = this.match(/[a-z_][a-z0-9_]*/y) ?? this.match(/VALUE/y);
    return (
      plain ??
      this.match(/"(?:[^"]|"")+"/y)
        ?.slice(1, -1)
        .replaceAll('""', '"')
    );
  }

  /** A text literal, in which Postgres prints backslashes as they are. */
  literal(): string | undefined {
    return this.match(/'(?:[^']|'')*'/y)
      ?.slice(1, -1)
      .replaceAll("''", "'");
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }
}
