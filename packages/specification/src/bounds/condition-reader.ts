/** One comparison of a field, as `pg_get_constraintdef` prints it. */
export type Comparison =
  | {
      readonly of: 'value' | 'length' | 'trimmed length';
      readonly operator: Order;
      readonly limit: string;
    }
  | { readonly of: 'text' | 'trimmed text'; readonly operator: '<>' | '~'; readonly text: string };

type Order = '<' | '<=' | '>' | '>=' | '=';

const token =
  /\s*(?:("(?:[^"]|"")+")|('(?:[^']|'')*')|(\d+(?:\.\d+)?)|([\p{L}_][\p{L}\p{N}_$]*)|(::|<=|>=|<>|[<>=~(),[\]-]))/uy;
const flipped: Readonly<Record<Order, Order>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '=': '=',
};
const textTypes = ['text', 'character varying'];
/** Casts of the field itself that change no integer. */
const exactTypes = ['smallint', 'integer', 'bigint', 'numeric'];
const numberTypes = ['smallint', 'integer', 'bigint', 'numeric', 'double precision'];

/**
 * Reads a CHECK that only compares one field with literals, joined by AND; undefined for every other.
 * `OR … IS NULL` adds nothing: NULL satisfies a CHECK anyway.
 *
 * @param definition `CHECK (((length(a) >= 3) AND (length(a) <= 120)))`
 * @param field The column's name; a domain's check says `VALUE`.
 */
export function readComparisons(
  definition: string,
  field: string,
): readonly Comparison[] | undefined {
  const condition = /^CHECK \((.*)\)(?: NO INHERIT)?(?: NOT VALID)?$/s.exec(definition)?.[1];
  return readAll(condition, field, (reader) => reader.condition());
}

/**
 * Returns the values of a CHECK that only lists texts, `column IN ('a', 'b')`, in their order; undefined
 * for every other, among them lists of `character(n)` and `citext`, which compare texts differently.
 *
 * @param definition `CHECK ((a = ANY (ARRAY['b'::text, 'c'::text])))`
 * @param field The column's name; a domain's check says `VALUE`.
 */
export function readClosedList(definition: string, field: string): readonly string[] | undefined {
  const condition = /^CHECK \((.*)\)$/s.exec(definition)?.[1];
  return readAll(condition, field, (reader) => reader.closedList());
}

function readAll<T>(
  condition: string | undefined,
  field: string,
  read: (reader: ConditionReader) => T | undefined,
): T | undefined {
  const tokens = condition === undefined ? undefined : tokensOf(condition);
  if (tokens === undefined) return undefined;
  const reader = new ConditionReader(tokens, field);
  const result = read(reader);
  return reader.isAtEnd ? result : undefined;
}

function tokensOf(text: string): readonly string[] | undefined {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const [, ...found] = token.exec(text) ?? [];
    const one = found.find((each) => each !== undefined);
    if (one === undefined) return undefined;
    tokens.push(one);
  }
  return tokens;
}

/** Reads tokens from the beginning and leaves those that don't match. */
class ConditionReader {
  private readonly tokens: readonly string[];
  private readonly field: string;
  private at = 0;

  constructor(tokens: readonly string[], field: string) {
    this.tokens = tokens;
    this.field = field;
  }

  get isAtEnd(): boolean {
    return this.at === this.tokens.length;
  }

  condition(): readonly Comparison[] | undefined {
    return this.tried(() => this.joined()) ?? this.tried(() => this.comparison());
  }

  /** `(a = ANY (ARRAY['b'::text]))`, `((a)::text = ANY ((ARRAY[…])::text[]))` */
  closedList(): readonly string[] | undefined {
    if (!this.take('(') || !this.subject(textTypes) || !this.take('=', 'ANY', '('))
      return undefined;
    const isCast = this.take('(');
    if (!this.take('ARRAY', '[')) return undefined;
    const values: string[] = [];
    do {
      const value = this.element();
      if (value === undefined) return undefined;
      values.push(value);
    } while (this.take(','));
    const isClosed =
      this.take(']') && (!isCast || this.take(')', '::', 'text', '[', ']')) && this.take(')', ')');
    return isClosed && new Set(values).size === values.length ? values : undefined;
  }

  /** `'a'::text`, `('a'::character varying)::text` */
  private element(): string | undefined {
    const isCast = this.take('(');
    const text = this.text();
    return !isCast || this.take(')', '::', 'text') ? text : undefined;
  }

  /** `((a) AND (b))`, `((a IS NULL) OR (b))`, `((a))` */
  private joined(): readonly Comparison[] | undefined {
    if (!this.take('(')) return undefined;
    if (this.tried(() => this.isNull()) !== undefined) {
      return this.take('OR') ? this.closed(this.condition()) : undefined;
    }
    const first = this.condition();
    if (first === undefined) return undefined;
    const all = [...first];
    while (this.take('AND')) {
      const next = this.condition();
      if (next === undefined) return undefined;
      all.push(...next);
    }
    if (all.length === first.length && this.take('OR') && !this.isNull()) return undefined;
    return this.closed(all);
  }

  /** `(length(a) >= 3)` */
  private comparison(): readonly Comparison[] | undefined {
    if (!this.take('(')) return undefined;
    const read =
      this.tried(() => this.textTest()) ??
      this.tried(() => this.order()) ??
      this.tried(() => this.flippedOrder());
    return this.closed(read === undefined ? undefined : [read]);
  }

  private order(): Comparison | undefined {
    const of = this.measure();
    const operator = of && this.orderSign();
    const limit = operator && this.number();
    return limit && operator && of ? { of, operator, limit } : undefined;
  }

  private flippedOrder(): Comparison | undefined {
    const limit = this.number();
    const operator = limit && this.orderSign();
    const of = operator && this.measure();
    return limit && operator && of ? { of, operator: flipped[operator], limit } : undefined;
  }

  private textTest(): Comparison | undefined {
    const of = this.trimmed() ? 'trimmed text' : this.subject(textTypes) ? 'text' : undefined;
    const operator = this.take('<>') ? '<>' : this.take('~') ? '~' : undefined;
    const text = this.text();
    return of && operator && text !== undefined ? { of, operator, text } : undefined;
  }

  private isNull(): true | undefined {
    return this.take('(') && this.subject([]) && this.take('IS', 'NULL', ')') ? true : undefined;
  }

  private measure(): 'value' | 'length' | 'trimmed length' | undefined {
    const isLength = ['length', 'char_length', 'character_length'].some((name) =>
      this.take(name, '('),
    );
    if (!isLength) return this.subject(exactTypes) ? 'value' : undefined;
    const of = this.trimmed() ? 'trimmed length' : this.subject(textTypes) ? 'length' : undefined;
    return this.take(')') ? of : undefined;
  }

  /** `btrim(a)`, `TRIM(BOTH FROM a)` */
  private trimmed(): boolean {
    const read = this.tried(() => {
      const isTrim = this.take('btrim', '(') || this.take('TRIM', '(', 'BOTH', 'FROM');
      return (isTrim && this.subject(textTypes) && this.take(')')) || undefined;
    });
    return read === true;
  }

  /** `a`, or `(a)::text` */
  private subject(types: readonly string[]): boolean {
    const isCast = this.take('(');
    const name = this.tokens[this.at] ?? '';
    const decoded = name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name;
    if (name !== 'VALUE' && decoded !== this.field) return false;
    this.at += 1;
    return !isCast || (this.take(')') && this.cast(types));
  }

  private orderSign(): Order | undefined {
    return (['<=', '>=', '<', '>', '='] as const).find((sign) => this.take(sign));
  }

  /** `5`, `'-5'::integer`, `(-5)`, `(0.5)::numeric` */
  private number(): string | undefined {
    const isEnclosed = this.take('(');
    const minus = this.take('-') ? '-' : '';
    const written = this.tokens[this.at] ?? '';
    const isQuoted = written.startsWith("'");
    const number = isQuoted ? written.slice(1, -1) : written;
    if (!/^-?\d+(?:\.\d+)?$/.test(number)) return undefined;
    this.at += 1;
    if (isQuoted && !this.cast(numberTypes)) return undefined;
    if (isEnclosed && !this.take(')')) return undefined;
    if (this.tokens[this.at] === '::' && !this.cast(numberTypes)) return undefined;
    return minus === '' ? number : `-${number}`;
  }

  /** `'a'::text`, in which Postgres prints backslashes as they are. */
  private text(): string | undefined {
    const written = this.tokens[this.at] ?? '';
    if (!written.startsWith("'")) return undefined;
    this.at += 1;
    return this.cast(textTypes) ? written.slice(1, -1).replaceAll("''", "'") : undefined;
  }

  private cast(types: readonly string[]): boolean {
    return this.take('::') && types.some((type) => this.take(...type.split(' ')));
  }

  private closed<T>(read: T | undefined): T | undefined {
    return read !== undefined && this.take(')') ? read : undefined;
  }

  private take(...expected: readonly string[]): boolean {
    const isNext = expected.every((each, index) => this.tokens[this.at + index] === each);
    if (isNext) this.at += expected.length;
    return isNext;
  }

  /** Goes back if nothing was read. */
  private tried<T>(read: () => T | undefined): T | undefined {
    const start = this.at;
    const value = read();
    if (value === undefined) this.at = start;
    return value;
  }
}
