import { printedType } from './printed-type.ts';
import { type Grammar, type ReadExpression, readWith } from './reader.ts';

/** Columns, literals, casts, operators, functions and lists: what most conditions of one column are made of. */
export const simpleGrammar: Grammar = {
  values: {
    '(': (reader) => {
      const inner = reader.expression();
      reader.expect(')');
      return inner;
    },
    // The value of a domain.
    VALUE: () => ({ is: 'column', name: 'VALUE' }),
    NULL: () => ({ is: 'null' }),
    true: () => ({ is: 'boolean', value: true }),
    false: () => ({ is: 'boolean', value: false }),
    ARRAY: (reader) => ({ is: 'array', items: reader.list('[', ']') }),
    // `TRIM(BOTH FROM a)`, `TRIM(LEADING '0'::text FROM a)`
    TRIM: (reader) => {
      reader.expect('(');
      const name = reader.take('LEADING') ? 'ltrim' : reader.take('TRAILING') ? 'rtrim' : 'btrim';
      if (name === 'btrim') reader.expect('BOTH');
      const characters = reader.isNext('FROM') ? [] : [reader.expression()];
      reader.expect('FROM');
      const args = [reader.expression(), ...characters];
      reader.expect(')');
      return { is: 'call', name, args };
    },
  },
  suffixes: {
    '::': (reader, of) => ({ is: 'cast', of, type: printedType(reader) }),
  },
  infixes: {},
  tests: {},
};

/** Reads an expression as {@link readExpression} does, or not at all: what browsers load first has no other forms. */
export function readSimpleExpression(text: string): ReadExpression {
  return readWith(simpleGrammar, text);
}
