import { printedType } from './printed-type.ts';
import { type Grammar, Reader, Unread } from './reader.ts';
import { tokensOf } from './tokens.ts';
import type { Expression } from './tree.ts';

/** `TRIM(BOTH FROM a)`, `TRIM(LEADING '0'::text FROM a)` */
const trims = { BOTH: 'btrim', LEADING: 'ltrim', TRAILING: 'rtrim' };

/** Columns, literals, casts, operators, functions and lists: what most conditions of one column are made of. */
export const simpleGrammar = {
  values: {
    '(': (reader) => {
      const inner = reader.expression();
      reader.expect(')');
      return inner;
    },
    // The value of a domain.
    VALUE: () => ({ is: 'column', name: 'VALUE' }),
    // The only words of the grammar without capitals: they would be columns.
    true: () => ({ is: 'boolean', value: true }),
    false: () => ({ is: 'boolean', value: false }),
    ARRAY: (reader) => {
      reader.expect('[');
      return { is: 'array', items: reader.list(']') };
    },
    TRIM: (reader) => {
      reader.expect('(');
      const name = reader.form(trims);
      if (name === undefined) throw new Unread();
      const characters = reader.isNext('FROM') ? [] : [reader.expression()];
      reader.expect('FROM');
      const args = [reader.expression(), ...characters];
      reader.expect(')');
      return { is: 'call', name, args };
    },
  },
  names: {
    '(': (reader, name) => ({ is: 'call', name, args: reader.list(')') }),
  },
  suffixes: {
    '::': (reader, of) => ({ is: 'cast', of, type: printedType(reader) }),
  },
  infixes: {},
  tests: {},
} satisfies Grammar;

/** Reads an expression as `readExpression` does, or not at all: what browsers load first has no other forms. */
export function readSimpleExpression(text: string): Expression | undefined {
  return new Reader(tokensOf(text) ?? [], simpleGrammar).read();
}
