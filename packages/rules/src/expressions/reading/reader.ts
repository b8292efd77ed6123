import { branches, extracted, overlaps, part, position, trimmed } from './special-forms.ts';
import { isSubselect, subselect } from './subselect-reader.ts';
import { qualified, TokenReader, Unread } from './token-reader.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { Expression } from './tree.ts';

/** The forms that Postgres prints in capitals and without parentheses. */
const bare = [
  'CURRENT_DATE',
  'CURRENT_TIMESTAMP',
  'LOCALTIMESTAMP',
  'CURRENT_USER',
  'CURRENT_ROLE',
  'SESSION_USER',
  'USER',
];
/** Those that are written as functions are, and the value of a domain. */
const named = ['COALESCE', 'NULLIF', 'GREATEST', 'LEAST', 'VALUE'];
const tests = ['NULL', 'TRUE', 'FALSE', 'UNKNOWN'] as const;

/** How tightly operators bind, where no parentheses do. */
const bindings: Readonly<Record<string, number>> = {
  OR: 1,
  AND: 2,
  NOT: 3,
  IS: 4,
  '=': 5,
  '<>': 5,
  '<': 5,
  '<=': 5,
  '>': 5,
  '>=': 5,
  IN: 6,
  '+': 8,
  '-': 8,
  '*': 9,
  '/': 9,
  '%': 9,
  '^': 10,
};
const otherOperators = 7;
const comparison = 5;

/** An expression, or the part at which the reader ends, where it does not know the form. */
export type ReadExpression = { readonly expression: Expression } | { readonly unread: string };

/** Reads an expression as `pg_get_expr` prints it. */
export function readExpression(text: string): ReadExpression {
  const tokens = tokensOf(text);
  return tokens === undefined ? { unread: text } : readTokens(tokens);
}

/** Reads an expression from its tokens, with the keywords in capitals. */
export function readTokens(tokens: readonly Token[]): ReadExpression {
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

class Reader extends TokenReader {
  /** @param least Operators that bind less tightly end it. */
  expression(least = 0): Expression {
    let left = this.prefixed();
    for (;;) {
      const binding = this.binding();
      if (binding === undefined || binding <= least) return left;
      left = this.continued(left, binding);
    }
  }

  private binding(): number | undefined {
    const { kind, text } = this.next;
    const isGrammar = kind === 'word' || kind === 'operator';
    if (isGrammar && Object.hasOwn(bindings, text)) return bindings[text];
    return kind === 'operator' ? otherOperators : undefined;
  }

  private prefixed(): Expression {
    if (this.take('NOT')) return { is: 'NOT', of: this.expression(bindings['NOT']) };
    const prefix = this.operatorText();
    if (prefix === undefined) return this.operand();
    const right = /^[-+]$/.test(prefix) ? this.operand() : this.expression(otherOperators);
    return { is: 'operator', operator: prefix, right };
  }

  private continued(left: Expression, binding: number): Expression {
    if (this.isNext('AND') || this.isNext('OR')) return this.joined(left, binding);
    if (this.take('IS')) return this.tested(left);
    if (this.take('IN')) return this.within(left);
    const operator = this.operatorText();
    if (operator === undefined) throw this.unread();
    const operation = this.operation(operator, left, binding);
    // Comparisons of comparisons have parentheses.
    if (binding === comparison && this.binding() === comparison) throw this.unread();
    return operation;
  }

  private joined(first: Expression, binding: number): Expression {
    const is = this.isNext('AND') ? 'AND' : 'OR';
    const parts = [first];
    while (this.take(is)) parts.push(this.expression(binding));
    return { is, parts };
  }

  /** `a IN (SELECT …)`, `a IN (1, 2)` */
  private within(of: Expression): Expression {
    if (isSubselect(this)) return subselect(this, 'IN', of);
    const parts = this.list('(', ')').map((right): Expression => ({
      is: 'operator',
      operator: '=',
      left: of,
      right,
    }));
    return { is: 'OR', parts };
  }

  private tested(of: Expression): Expression {
    const isNot = this.take('NOT');
    const asked = tests.find((each) => this.take(each));
    if (asked !== undefined) return { is: 'test', of, for: asked, not: isNot };
    if (this.take('JSON')) {
      const kind =
        ['VALUE', 'OBJECT', 'ARRAY', 'SCALAR'].find((each) => this.take(each)) ?? 'VALUE';
      const json: Expression = {
        is: 'call',
        name: 'IS JSON',
        args: [of, { is: 'text', text: kind }],
      };
      return isNot ? { is: 'NOT', of: json } : json;
    }
    this.expect('DISTINCT');
    this.expect('FROM');
    const test: Expression = {
      is: 'distinct',
      left: of,
      right: this.expression(bindings['IS']),
    };
    return isNot ? { is: 'NOT', of: test } : test;
  }

  private operatorText(): string | undefined {
    // It names an argument: `days => 5`.
    if (this.isNext('=>')) throw this.unread();
    return this.next.kind === 'operator' ? this.step().text : undefined;
  }

  private operation(operator: string, left: Expression, binding: number): Expression {
    const of = (['ANY', 'ALL'] as const).find((each) => this.take(each));
    if (of === undefined)
      return { is: 'operator', operator, left, right: this.expression(binding) };
    // Of `<> ALL (SELECT …)` nothing is known without the records.
    if (isSubselect(this)) return subselect(this, 'value', left);
    this.expect('(');
    const array = this.expression();
    this.expect(')');
    return { is: 'each', operator, left, array, of };
  }

  /** A value with its casts, subscripts, collation and zone, which has none itself. */
  operand(isZone = false): Expression {
    let of = this.value();
    for (;;) {
      if (this.take('::')) of = { is: 'cast', of, type: this.type() };
      else if (this.take('[')) {
        const index = this.expression();
        of = this.take(':')
          ? { is: 'call', name: '[:]', args: [of, index, this.expression()] }
          : { is: 'element', of, index };
        this.expect(']');
      } else if (this.take('COLLATE')) {
        if (this.take('pg_catalog')) this.expect('.');
        of = { is: 'collate', of, collation: this.step().text };
      } else if (!isZone && this.take('AT')) {
        this.expect('TIME');
        this.expect('ZONE');
        of = { is: 'call', name: 'timezone', args: [this.operand(true), of] };
      } else return of;
    }
  }

  private value(): Expression {
    const token = this.step();
    if (token.kind === 'text' || token.kind === 'number')
      return { is: token.kind, text: token.text };
    if (token.text === '(' && token.kind === 'mark') {
      this.at -= 1;
      if (isSubselect(this)) return subselect(this, 'value');
      this.at += 1;
      const inner = this.expression();
      if (this.isNext(',')) return overlaps(this, inner);
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
    if (word === 'CASE') return branches(this);
    if (word === 'ARRAY' && isSubselect(this)) return subselect(this, 'value', { is: 'null' });
    if (word === 'ARRAY') return { is: 'array', items: this.list('[', ']') };
    if (word === 'ROW') return { is: 'row', items: this.list('(', ')') };
    if (word === 'EXISTS') return subselect(this, 'EXISTS');
    if (bare.includes(word)) return { is: 'call', name: word, args: [] };
    if (word === 'EXTRACT') return extracted(this);
    if (word === 'TRIM') return trimmed(this);
    if (word === 'SUBSTRING') return part(this);
    if (word === 'POSITION') return position(this);
    // Postgres prints names with capitals in quotes, so that others belong to its grammar.
    if (/\p{Lu}/u.test(word) && !named.includes(word)) throw this.unread(-1);
    return this.named(word);
  }

  private named(first: string): Expression {
    if (!this.take('.')) {
      if (this.isNext('(')) return { is: 'call', name: first, args: this.list('(', ')') };
      return { is: 'column', name: first };
    }
    const { kind, text: second } = this.step();
    if (kind !== 'name' && kind !== 'word') throw this.unread(-1);
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
}
