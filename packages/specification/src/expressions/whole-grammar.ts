import { type Grammar, Reader } from './reader.ts';
import { simpleGrammar } from './simple-grammar.ts';
import {
  branches,
  called,
  collated,
  distinct,
  enclosed,
  extracted,
  inZone,
  isJson,
  items,
  ofSchema,
  part,
  position,
  subscript,
} from './special-forms.ts';
import { subselect } from './subselect-reader.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { Expression, Subselect } from './tree.ts';

/** The forms that Postgres prints in capitals and without parentheses. */
const bare =
  'CURRENT_DATE CURRENT_TIMESTAMP LOCALTIMESTAMP CURRENT_USER CURRENT_ROLE SESSION_USER USER';
/** Those that are written as functions are. */
const named = 'COALESCE NULLIF GREATEST LEAST';

/** With the forms that have a syntax of their own, and sub-selects. */
const wholeGrammar: Grammar = {
  values: {
    ...simpleGrammar.values,
    ...each(bare, (name) => () => ({ is: 'call', name, args: [] })),
    ...each(named, (name) => (reader) => ({ is: 'call', name, args: items(reader) })),
    NULL: () => ({ is: 'null' }),
    NOT: (reader) => ({ is: 'NOT', of: reader.expression('NOT') }),
    '(': enclosed,
    SELECT: (reader) => {
      reader.at -= 1;
      return subselect(reader, 'value');
    },
    EXISTS: (reader) => {
      reader.expect('(');
      return closed(reader, 'EXISTS');
    },
    ARRAY: (reader) =>
      reader.take('(')
        ? closed(reader, 'value', { is: 'null' })
        : simpleGrammar.values.ARRAY(reader),
    ROW: (reader) => ({ is: 'row', items: items(reader) }),
    CASE: branches,
    EXTRACT: extracted,
    SUBSTRING: part,
    POSITION: position,
  },
  names: { '(': called, '.': ofSchema },
  suffixes: {
    ...simpleGrammar.suffixes,
    '[': subscript,
    COLLATE: collated,
    AT: inZone,
  },
  infixes: { IN: within },
  tests: {
    TRUE: truth('TRUE'),
    FALSE: truth('FALSE'),
    UNKNOWN: truth('UNKNOWN'),
    DISTINCT: distinct,
    JSON: isJson,
  },
};

function each<Form>(names: string, form: (name: string) => Form): Readonly<Record<string, Form>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, form(name)]));
}

/** `a IS TRUE`, `a IS NOT TRUE` */
function truth(asked: 'TRUE' | 'FALSE' | 'UNKNOWN') {
  return (_: Reader, of: Expression, not: boolean): Expression => ({
    is: 'test',
    of,
    for: asked,
    not,
  });
}

/** `a IN (SELECT …)`, `a IN (1, 2)` */
function within(reader: Reader, of: Expression): Expression {
  reader.expect('(');
  if (reader.isNext('SELECT')) return closed(reader, 'IN', of);
  reader.at -= 1;
  const parts = items(reader).map((right): Expression => ({
    is: 'operator',
    operator: '=',
    left: of,
    right,
  }));
  return { is: 'OR', parts };
}

function closed(reader: Reader, form: Subselect['for'], of?: Expression): Expression {
  const found = subselect(reader, form, of);
  reader.expect(')');
  return found;
}

/** An expression, or the part at which the reader ends, where it does not know the form. */
export type ReadExpression = { readonly expression: Expression } | { readonly unread: string };

/** Reads an expression as `pg_get_expr` prints it. */
export function readExpression(text: string): ReadExpression {
  const tokens = tokensOf(text);
  return tokens === undefined ? { unread: text } : readTokens(tokens);
}

/** Reads an expression from its tokens, with the keywords in capitals. */
export function readTokens(tokens: readonly Token[]): ReadExpression {
  const reader = new Reader(tokens, wholeGrammar);
  const expression = reader.read();
  if (expression !== undefined) return { expression };
  const rest = tokens.slice(reader.at, reader.at + 4);
  return { unread: rest.map(({ text }) => text).join(' ') };
}
