import {
  type Grammar,
  type ReadExpression,
  type Reader,
  readTokensWith,
  readWith,
} from './reader.ts';
import { simpleGrammar } from './simple-grammar.ts';
import {
  branches,
  collated,
  distinct,
  enclosed,
  extracted,
  inZone,
  isJson,
  part,
  position,
  subscript,
} from './special-forms.ts';
import { subselect } from './subselect-reader.ts';
import type { Token } from './tokens.ts';
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
    ...each(named, (name) => (reader) => reader.named(name)),
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
        : { is: 'array', items: reader.list('[', ']') },
    ROW: (reader) => ({ is: 'row', items: reader.list('(', ')') }),
    CASE: branches,
    EXTRACT: extracted,
    SUBSTRING: part,
    POSITION: position,
  },
  suffixes: {
    ...simpleGrammar.suffixes,
    '[': subscript,
    COLLATE: collated,
    AT: inZone,
  },
  infixes: { IN: within },
  tests: { DISTINCT: distinct, JSON: isJson },
};

function each<Form>(names: string, form: (name: string) => Form): Readonly<Record<string, Form>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, form(name)]));
}

/** `a IN (SELECT …)`, `a IN (1, 2)` */
function within(reader: Reader, of: Expression): Expression {
  reader.expect('(');
  if (reader.isNext('SELECT')) return closed(reader, 'IN', of);
  reader.at -= 1;
  const parts = reader.list('(', ')').map((right): Expression => ({
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

/** Reads an expression as `pg_get_expr` prints it. */
export function readExpression(text: string): ReadExpression {
  return readWith(wholeGrammar, text);
}

/** Reads an expression from its tokens, with the keywords in capitals. */
export function readTokens(tokens: readonly Token[]): ReadExpression {
  return readTokensWith(wholeGrammar, tokens);
}
