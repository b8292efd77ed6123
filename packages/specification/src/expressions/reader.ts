import { type Token, tokensOf } from './tokens.ts';
import type { Expression } from './tree.ts';

/** The forms that are read, each by the word or mark that it begins with. */
export interface Grammar {
  readonly values: Forms<(reader: Reader) => Expression>;
  /** What stands behind a value: `::text`. */
  readonly suffixes: Forms<(reader: Reader, of: Expression) => Expression>;
  /** `a IN (1, 2)` */
  readonly infixes: Forms<(reader: Reader, left: Expression) => Expression>;
  /** What stands behind IS and IS NOT, besides NULL and the truth values. */
  readonly tests: Forms<(reader: Reader, of: Expression) => Expression>;
}

type Forms<Read> = Readonly<Record<string, Read>>;

/** An expression, or the part at which the reader ends, where it does not know the form. */
export type ReadExpression = { readonly expression: Expression } | { readonly unread: string };

/** Thrown where the expression goes on otherwise than it is read. */
export class Unread extends Error {}

/** Operators by how tightly they bind where no parentheses do, from the loosest; all others bind as the empty list. */
const bindings = ['OR', 'AND', 'NOT', 'IS', '= <> < <= > >=', 'IN', '', '+ -', '* / %', '^'].map(
  (operators) => operators.split(' '),
);
const [negation, test, comparison, other] = [2, 3, 4, 6];

const end: Token = { kind: 'end', text: '' };

/** Reads tokens one after the other as an expression, with the keywords in capitals. */
export class Reader {
  private readonly tokens: readonly Token[];
  private readonly grammar: Grammar;
  at = 0;

  constructor(tokens: readonly Token[], grammar: Grammar) {
    this.tokens = tokens;
    this.grammar = grammar;
  }

  /** @param least Operators that bind no more tightly end it. */
  expression(least = -1): Expression {
    let left = this.prefixed();
    for (;;) {
      const binding = this.binding();
      if (binding === undefined || binding <= least) return left;
      left = this.continued(left, binding);
    }
  }

  private binding(): number | undefined {
    const { kind, text } = this.next;
    if (kind !== 'word' && kind !== 'operator') return undefined;
    const binding = bindings.findIndex((operators) => operators.includes(text));
    if (binding >= 0) return binding;
    return kind === 'operator' ? other : undefined;
  }

  private prefixed(): Expression {
    if (this.take('NOT')) return { is: 'NOT', of: this.expression(negation) };
    if (this.next.kind !== 'operator') return this.operand();
    const operator = this.operator();
    const right = /^[-+]$/.test(operator) ? this.operand() : this.expression(other);
    return { is: 'operator', operator, right };
  }

  private continued(left: Expression, binding: number): Expression {
    const joint = (['AND', 'OR'] as const).find((each) => this.isNext(each));
    if (joint !== undefined) {
      const parts = [left];
      while (this.take(joint)) parts.push(this.expression(binding));
      return { is: joint, parts };
    }
    if (this.take('IS')) return this.tested(left);
    const infix = this.form(this.grammar.infixes);
    if (infix !== undefined) return infix(this, left);
    const operation = this.operation(this.operator(), left, binding);
    // Comparisons of comparisons have parentheses.
    if (binding === comparison && this.binding() === comparison) throw this.unread();
    return operation;
  }

  private tested(of: Expression): Expression {
    const not = this.take('NOT');
    const asked = (['NULL', 'TRUE', 'FALSE', 'UNKNOWN'] as const).find((each) => this.take(each));
    if (asked !== undefined) return { is: 'test', of, for: asked, not };
    const read = this.form(this.grammar.tests);
    if (read === undefined) throw this.unread();
    const tested = read(this, of);
    return not ? { is: 'NOT', of: tested } : tested;
  }

  /** What stands behind IS binds as tightly as IS. */
  compared(): Expression {
    return this.expression(test);
  }

  private operator(): string {
    // The arrow names an argument: `days => 5`.
    if (this.next.kind !== 'operator' || this.isNext('=>')) throw this.unread();
    return this.step().text;
  }

  private operation(operator: string, left: Expression, binding: number): Expression {
    const of = (['ANY', 'ALL'] as const).find((each) => this.take(each));
    if (of === undefined) {
      return { is: 'operator', operator, left, right: this.expression(binding) };
    }
    this.expect('(');
    const isSubselect = this.isNext('SELECT');
    const array = this.expression();
    this.expect(')');
    // Of `<> ALL (SELECT …)` nothing is known without the records.
    if (isSubselect) return { ...array, of: left } as Expression;
    return { is: 'each', operator, left, array, of };
  }

  /** A value with its casts, subscripts, collation and zone, which has none itself. */
  operand(isZone = false): Expression {
    const { values, suffixes } = this.grammar;
    let of = this.form(values)?.(this) ?? this.plain();
    for (;;) {
      const suffix = isZone && this.isNext('AT') ? undefined : this.form(suffixes);
      if (suffix === undefined) return of;
      of = suffix(this, of);
    }
  }

  /** A literal, a column or a function. */
  private plain(): Expression {
    const { kind, text } = this.step();
    if (kind === 'text' || kind === 'number') return { is: kind, text };
    // Postgres prints names with capitals in quotes, so that others belong to its grammar.
    if (kind === 'name' || (kind === 'word' && !/\p{Lu}/u.test(text))) return this.named(text);
    throw this.unread(-1);
  }

  named(first: string): Expression {
    if (!this.take('.')) {
      if (this.isNext('(')) return { is: 'call', name: first, args: this.list('(', ')') };
      return { is: 'column', name: first };
    }
    const second = this.name();
    if (!this.isNext('(')) return { is: 'column', name: second, table: first };
    // Postgres prints the schema of a built-in function that another one hides.
    const name = first === 'pg_catalog' ? second : qualified(first, second);
    return { is: 'call', name, args: this.list('(', ')') };
  }

  list(open: string, shut: string): readonly Expression[] {
    this.expect(open);
    const items: Expression[] = [];
    // `count(*)`
    this.take('*');
    if (this.take(shut)) return items;
    do items.push(this.expression());
    while (this.take(','));
    this.expect(shut);
    return items;
  }

  /** Takes the word or mark that a form begins with. */
  private form<Read>(forms: Forms<Read>): Read | undefined {
    const { text } = this.next;
    return Object.hasOwn(forms, text) && this.take(text) ? forms[text] : undefined;
  }

  close(): void {
    if (this.next !== end) throw this.unread();
  }

  get next(): Token {
    return this.tokens[this.at] ?? end;
  }

  step(): Token {
    const token = this.next;
    if (token === end) throw this.unread();
    this.at += 1;
    return token;
  }

  name(): string {
    const { kind, text } = this.step();
    if (kind !== 'name' && kind !== 'word') throw this.unread(-1);
    return text;
  }

  /** Names and texts in quotes are never part of the grammar. */
  isNext(text: string): boolean {
    const { kind, text: next } = this.next;
    return next === text && kind !== 'name' && kind !== 'text';
  }

  take(text: string): boolean {
    const isNext = this.isNext(text);
    if (isNext) this.at += 1;
    return isNext;
  }

  expect(text: string): void {
    if (!this.take(text)) throw this.unread();
  }

  unread(from = 0): Unread {
    const rest = this.tokens.slice(Math.max(0, this.at + from), this.at + from + 4);
    return new Unread(rest.map(({ text }) => text).join(' '));
  }
}

/** `schema.name`, with quotes where either has a dot. */
export function qualified(schema: string, name: string): string {
  return [schema, name].map((part) => (part.includes('.') ? `"${part}"` : part)).join('.');
}

/** Reads an expression as `pg_get_expr` prints it. */
export function readWith(grammar: Grammar, text: string): ReadExpression {
  const tokens = tokensOf(text);
  return tokens === undefined ? { unread: text } : readTokensWith(grammar, tokens);
}

/** Reads an expression from its tokens, with the keywords in capitals. */
export function readTokensWith(grammar: Grammar, tokens: readonly Token[]): ReadExpression {
  const reader = new Reader(tokens, grammar);
  try {
    const expression = reader.expression();
    reader.close();
    return { expression };
  } catch (error) {
    if (error instanceof Unread) return { unread: error.message };
    throw error;
  }
}
