import { type Expression, readExpression } from '../expressions/index.ts';

/** What two records must have in common to collide. */
export type Element =
  | { readonly is: 'same' | 'overlap'; readonly field: string }
  /** A range made of two fields. */
  | {
      readonly is: 'span';
      readonly from: string;
      readonly to: string;
      readonly includes: { readonly from: boolean; readonly to: boolean };
    };

/**
 * Reads the elements of an index; undefined where one of them is neither a column nor a range of columns.
 *
 * @param list As Postgres prints it: `technician_id WITH =, during WITH &&`, or only columns.
 */
export function readElements(list: string): readonly Element[] | undefined {
  const elements = splitAtCommas(list).map((each) => {
    const [, written = '', operator = '='] = /^(.*?)(?: WITH (\S+))?$/s.exec(each) ?? [];
    const read = readExpression(written);
    return 'unread' in read ? undefined : elementOf(read.expression, operator);
  });
  return elements.includes(undefined) ? undefined : (elements as readonly Element[]);
}

function elementOf(expression: Expression, operator: string): Element | undefined {
  if (expression.is === 'column' && expression.table === undefined) {
    const is = operator === '=' ? 'same' : operator === '&&' ? 'overlap' : undefined;
    return is && { is, field: expression.name };
  }
  if (expression.is !== 'call' || operator !== '&&') return undefined;
  if (!/^(?:int4|int8|num|date|ts|tstz)range$/.test(expression.name)) return undefined;
  const [from, to, marks] = expression.args.map((arg) => bare(arg));
  if (from?.is !== 'column' || to?.is !== 'column') return undefined;
  const bounds = marks === undefined ? '[)' : marks.is === 'text' ? marks.text : '';
  if (!/^[[(][\])]$/.test(bounds)) return undefined;
  // `int4range(room, room, '[]')` overlaps with no other room.
  if (from.name === to.name) {
    return bounds === '[]' ? { is: 'same', field: from.name } : undefined;
  }
  const includes = { from: bounds.startsWith('['), to: bounds.endsWith(']') };
  return { is: 'span', from: from.name, to: to.name, includes };
}

function bare(expression: Expression): Expression {
  return expression.is === 'cast' ? bare(expression.of) : expression;
}

/** Splits a list at commas that stand in no parentheses and no quotes. */
function splitAtCommas(list: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of list.matchAll(/"(?:[^"]|"")*"|'(?:[^']|'')*'|[\s\S]/g)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (token === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.trim());
}
