import type { Token } from './tokens.ts';
import type { Expression } from './tree.ts';

/** The forms that are read, each by the word or mark that it begins with. */
export interface Grammar {
  readonly values: Forms<(reader: Reader) => Expression>;
  /** What stands behind a name: `(a, b)`. */
  readonly names: Forms<(reader: Reader, name: string) => Expression>;
  /** What stands behind a value: `::text`. */
  readonly suffixes: Forms<(reader: Reader, of: Expression) => Expression>;
  /** `a IN (1, 2)` */
  readonly infixes: Forms<(reader: Reader, left: Expression) => Expression>;
  /** What stands behind IS and IS NOT, besides NULL. */
  readonly tests: Forms<(reader: Reader, of: Expression, not: boolean) => Expression>;
}

type Forms<Read> = Readonly<Record<string, Read>>;

/** Thrown where the expression goes on otherwise than it is read. */
export class Unread extends Error {}

/** Operators by how tightly they bind where no parentheses do, from the loosest; all others bind as the empty list. */
const bindings = ['OR', 'AND', 'NOT', 'IS', '= <> < <= > >=', 'IN', '', '+ -', '* / %', '^'].map(
  (operators) => operators.split(' '),
);
const [comparison, other] = [4, 6];

function bindingOf(operator: string): number {
  const binding = bindings.findIndex((operators) => operators.includes(operator));
  return binding < 0 ? other : binding;
}

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

  /** Reads all tokens; undefined where one is not read, before which it ends. */
  read(): Expression | undefined {
    try {
      const expression = this.expression();
      return this.next === end ? expression : undefined;
    } catch (error) {
      if (error instanceof Unread) return undefined;
      throw error;
    }
  }

  /** @param than Only what binds more tightly than this operator is part of it. */
  expression(than?: string): Expression {
    const least = than === undefined ? -1 : bindingOf(than);
    let left = this.prefixed();
    for (;;) {
      const binding = this.binding();
      if (binding === undefined || binding <= least) return left;
      left = this.continued(left);
    }
  }

  private binding(): number | undefined {
    const { kind, text } = this.next;
    const binding = bindingOf(text);
    return kind === 'operator' || (kind === 'word' && binding !== other) ? binding : undefined;
  }

  private prefixed(): Expression {
    if (this.next.kind !== 'operator') return this.operand();
    const operator = this.operator();
    const right = /^[-+]$/.test(operator) ? this.operand() : this.expression(operator);
    return { is: 'operator', operator, right };
  }

  private continued(left: Expression): Expression {
    const joint = (['AND', 'OR'] as const).find((each) => this.isNext(each));
    if (joint !== undefined) {
      const parts = [left];
      while (this.take(joint)) parts.push(this.expression(joint));
      return { is: joint, parts };
    }
    if (this.take('IS')) return this.tested(left);
    const infix = this.form(this.grammar.infixes);
    if (infix !== undefined) return infix(this, left);
    const operator = this.operator();
    const operation = this.operation(operator, left);
    // Comparisons of comparisons have parentheses.
    if (bindingOf(operator) === comparison && this.binding() === comparison) throw new Unread();
    return operation;
  }

  private tested(of: Expression): Expression {
    const not = this.take('NOT');
    const test = this.form(this.grammar.tests);
    if (test !== undefined) return test(this, of, not);
    this.expect('NULL');
    return { is: 'test', of, for: 'NULL', not };
  }

  private operator(): string {
    // The arrow names an argument: `days => 5`.
    if (this.next.kind !== 'operator' || this.isNext('=>')) throw new Unread();
    return this.step().text;
  }

  private operation(operator: string, left: Expression): Expression {
    const of = (['ANY', 'ALL'] as const).find((each) => this.take(each));
    if (of === undefined) {
      return { is: 'operator', operator, left, right: this.expression(operator) };
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
    const { kind, text } = this.next;
    if (kind === 'text' || kind === 'number') return { is: kind, text: this.step().text };
    // Postgres prints names with capitals in quotes, so that others belong to its grammar.
    if (kind === 'word' && /\p{Lu}/u.test(text)) throw new Unread();
    const name = this.name();
    return this.form(this.grammar.names)?.(this, name) ?? { is: 'column', name };
  }

  /** The list behind the mark that opens it. */
  list(shut: string): readonly Expression[] {
    const items: Expression[] = [];
    if (this.take(shut)) return items;
    do items.push(this.expression());
    while (this.take(','));
    this.expect(shut);
    return items;
  }

  /** Takes the word or mark that a form begins with. */
  form<Form>(forms: Forms<Form>): Form | undefined {
    const { text } = this.next;
    return Object.hasOwn(forms, text) && this.take(text) ? forms[text] : undefined;
  }

  get next(): Token {
    return this.tokens[this.at] ?? end;
  }

  step(): Token {
    const token = this.next;
    if (token === end) throw new Unread();
    this.at += 1;
    return token;
  }

  name(): string {
    const { kind } = this.next;
    if (kind !== 'name' && kind !== 'word') throw new Unread();
    return this.step().text;
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
    if (!this.take(text)) throw new Unread();
  }
}
