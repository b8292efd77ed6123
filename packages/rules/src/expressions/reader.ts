import { type Token, tokensOf } from './tokens.ts';
import type { Expression } from './tree.ts';

/** The forms that Postgres prints in capitals and without parentheses. */
const bare = ['CURRENT_DATE', 'CURRENT_TIMESTAMP', 'LOCALTIMESTAMP'];
const tests = ['NULL', 'TRUE', 'FALSE', 'UNKNOWN'] as const;
const end: Token = { kind: 'end', text: '' };

/** Thrown where the expression goes on otherwise than it is read. */
class Unread extends Error {}

/**
 * Reads an expression as `pg_get_expr` prints it, where parentheses enclose each operator, so that
 * precedence doesn't matter.
 *
 * @returns `unread` is the part at which the reader ends, where it does not know the form.
 */
export function readExpression(
  text: string,
): { readonly expression: Expression } | { readonly unread: string } {
  const tokens = tokensOf(text);
  if (tokens === undefined) return { unread: text };
  const reader = new Reader(tokens);
  try {
    const expression = reader.expression();
    reader.close();
    return { expression };
  } catch (error) {
    if (error instanceof Unread) return { unread: error.message };
    throw error;
  }
}

class Reader {
  private readonly tokens: readonly Token[];
  private at = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  close(): void {
    if (this.next.kind !== 'end') throw this.unread();
  }

  /** What parentheses enclose. */
  expression(): Expression {
    if (this.take('NOT')) return { is: 'NOT', of: this.operand() };
    const prefix = this.operatorText();
    if (prefix !== undefined) return { is: 'operator', operator: prefix, right: this.operand() };
    const left = this.operand();
    if (this.isNext('AND') || this.isNext('OR')) return this.joined(left);
    if (this.take('IS')) return this.tested(left);
    if (this.take('COLLATE')) {
      if (this.take('pg_catalog')) this.expect('.');
      return { is: 'collate', of: left, collation: this.step().text };
    }
    if (this.take('AT')) {
      this.expect('TIME');
      this.expect('ZONE');
      return { is: 'call', name: 'timezone', args: [this.operand(), left] };
    }
    const operator = this.operatorText();
    return operator === undefined ? left : this.operation(operator, left);
  }

  private joined(first: Expression): Expression {
    const is = this.isNext('AND') ? 'AND' : 'OR';
    const parts = [first];
    while (this.take(is)) parts.push(this.operand());
    return { is, parts };
  }

  private tested(of: Expression): Expression {
    const isNot = this.take('NOT');
    const asked = tests.find((each) => this.take(each));
    if (asked !== undefined) return { is: 'test', of, for: asked, not: isNot };
    this.expect('DISTINCT');
    this.expect('FROM');
    const test: Expression = { is: 'distinct', left: of, right: this.operand() };
    return isNot ? { is: 'NOT', of: test } : test;
  }

  private operatorText(): string | undefined {
    return this.next.kind === 'operator' ? this.step().text : undefined;
  }

  private operation(operator: string, left: Expression): Expression {
    const of = (['ANY', 'ALL'] as const).find((each) => this.take(each));
    if (of === undefined) return { is: 'operator', operator, left, right: this.operand() };
    this.expect('(');
    const array = this.expression();
    this.expect(')');
    return { is: 'each', operator, left, array, of };
  }

  /** A value with its casts and subscripts. */
  private operand(): Expression {
    let of = this.value();
    for (;;) {
      if (this.take('::')) of = { is: 'cast', of, type: this.type() };
      else if (this.take('[')) {
        of = { is: 'element', of, index: this.expression() };
        this.expect(']');
      } else return of;
    }
  }

  private value(): Expression {
    const token = this.step();
    if (token.kind === 'text' || token.kind === 'number')
      return { is: token.kind, text: token.text };
    if (token.text === '(' && token.kind === 'mark') {
      const inner = this.expression();
      this.expect(')');
      return inner;
    }
    if (token.kind === 'word') return this.word(token.text);
    if (token.kind !== 'name') throw this.unread(-1);
    return this.named(token.text);
  }

  private word(word: string): Expression {
    if (word === 'true' || word === 'false') return { is: 'boolean', value: word === 'true' };
    if (word === 'NULL') return { is: 'null' };
    if (word === 'CASE') return this.branches();
    if (word === 'ARRAY') return { is: 'array', items: this.list('[', ']') };
    if (word === 'ROW') return { is: 'row', items: this.list('(', ')') };
    if (bare.includes(word)) return { is: 'call', name: word, args: [] };
    if (word === 'EXTRACT') return this.extracted();
    if (word === 'TRIM') return this.trimmed();
    if (word === 'SUBSTRING') return this.part();
    if (word === 'POSITION') return this.position();
    return this.named(word);
  }

  private named(first: string): Expression {
    let name = first;
    if (this.take('.')) {
      // Postgres prints the schema of a built-in function that another one hides.
      if (first !== 'pg_catalog') throw this.unread(-2);
      name = this.step().text;
    }
    if (this.isNext('(')) return { is: 'call', name, args: this.list('(', ')') };
    if (name !== first) throw this.unread(-1);
    return { is: 'column', name };
  }

  private list(open: string, shut: string): readonly Expression[] {
    this.expect(open);
    const items: Expression[] = [];
    if (this.take(shut)) return items;
    do items.push(this.expression());
    while (this.take(','));
    this.expect(shut);
    return items;
  }

  private branches(): Expression {
    const of = this.isNext('WHEN') ? undefined : this.expression();
    const branches: { when: Expression; result: Expression }[] = [];
    while (this.take('WHEN')) {
      const when = this.expression();
      this.expect('THEN');
      branches.push({ when, result: this.expression() });
    }
    const otherwise: Expression = this.take('ELSE') ? this.expression() : { is: 'null' };
    this.expect('END');
    return { is: 'case', of, branches, otherwise };
  }

  /** `EXTRACT(year FROM a)` */
  private extracted(): Expression {
    this.expect('(');
    const part: Expression = { is: 'text', text: this.step().text };
    this.expect('FROM');
    const args = [part, this.expression()];
    this.expect(')');
    return { is: 'call', name: 'EXTRACT', args };
  }

  /** `TRIM(BOTH FROM a)`, `TRIM(LEADING '0'::text FROM a)` */
  private trimmed(): Expression {
    this.expect('(');
    const name = this.take('LEADING') ? 'ltrim' : this.take('TRAILING') ? 'rtrim' : 'btrim';
    if (name === 'btrim') this.expect('BOTH');
    const characters = this.isNext('FROM') ? [] : [this.expression()];
    this.expect('FROM');
    const args = [this.expression(), ...characters];
    this.expect(')');
    return { is: 'call', name, args };
  }

  /** `SUBSTRING(a FROM 1 FOR 2)` */
  private part(): Expression {
    this.expect('(');
    const args = [this.expression()];
    this.expect('FROM');
    args.push(this.expression());
    if (this.take('FOR')) args.push(this.expression());
    this.expect(')');
    return { is: 'call', name: 'substring', args };
  }

  /** `POSITION(('-'::text) IN (a))` */
  private position(): Expression {
    this.expect('(');
    const sought = this.expression();
    this.expect('IN');
    const args = [this.expression(), sought];
    this.expect(')');
    return { is: 'call', name: 'strpos', args };
  }

  /** A type as `format_type` prints it. */
  private type(): string {
    const first = this.step();
    if (first.kind !== 'word' && first.kind !== 'name') throw this.unread(-1);
    let name = first.text;
    if (first.kind === 'word') {
      for (const [word, next] of [
        ['character', 'varying'],
        ['double', 'precision'],
      ] as const) {
        if (name === word && this.take(next)) name = `${word} ${next}`;
      }
    }
    if (this.take('.')) name += `.${this.step().text}`;
    name += this.modifiers();
    for (const zone of ['with', 'without']) {
      if (!/^time(?:stamp)?(?:\(|$)/.test(name) || !this.take(zone)) continue;
      this.expect('time');
      this.expect('zone');
      name += ` ${zone} time zone`;
    }
    while (this.isNext('[') && this.tokens[this.at + 1]?.text === ']') {
      this.at += 2;
      name += '[]';
    }
    return name;
  }

  private modifiers(): string {
    if (!this.take('(')) return '';
    const numbers: string[] = [];
    do {
      const minus = this.take('-') ? '-' : '';
      numbers.push(minus + this.step().text);
    } while (this.take(','));
    this.expect(')');
    return `(${numbers.join(',')})`;
  }

  private get next(): Token {
    return this.tokens[this.at] ?? end;
  }

  private step(): Token {
    const token = this.next;
    if (token.kind === 'end') throw this.unread();
    this.at += 1;
    return token;
  }

  /** Names and texts in quotes are never part of the grammar. */
  private isNext(text: string): boolean {
    return this.next.text === text && this.next.kind !== 'name' && this.next.kind !== 'text';
  }

  private take(text: string): boolean {
    const isNext = this.isNext(text);
    if (isNext) this.at += 1;
    return isNext;
  }

  private expect(text: string): void {
    if (!this.take(text)) throw this.unread();
  }

  private unread(from = 0): Unread {
    const rest = this.tokens.slice(Math.max(0, this.at + from), this.at + from + 4);
    return new Unread(rest.map(({ text }) => text).join(' '));
  }
}
