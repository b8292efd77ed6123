import { type Expression, partsOf, readExpression } from '../expressions/index.ts';

/** What two records must have in common to collide. */
export type Element =
  | { readonly is: 'same' | 'overlap'; readonly field: string }
  /** A range made of two fields. */
  | {
      readonly is: 'span';
      readonly from: string;
      readonly to: string;
      readonly includes: { readonly from: boolean; readonly to: boolean };
    }
  /** What is computed of fields: `lower(email)`, `(a || b)`. */
  | { readonly is: 'computed'; readonly of: readonly ComputedOf[] };

/** A field that an expression reads. */
export interface ComputedOf {
  readonly field: string;
  /** Texts that differ only by capitals, or by spaces around them, are computed to the same. */
  readonly ignores: Ignored;
}

interface Ignored {
  readonly capitals: boolean;
  readonly spaces: boolean;
}

/** An element of an index as it is read, with the operator by which two records have it in common. */
export interface ReadElement {
  readonly element: Element;
  readonly tree: Expression;
  readonly operator: '=' | '&&';
}

/** Returns the element of a column that two records must not both have. */
export function sameField(field: string): ReadElement {
  return { element: { is: 'same', field }, tree: { is: 'column', name: field }, operator: '=' };
}

/**
 * Reads the elements of an index; undefined where one of them can't be asked for.
 *
 * @param list As Postgres prints it: `technician_id WITH =, during WITH &&`, or without operators.
 */
export function readElements(list: string): readonly ReadElement[] | undefined {
  const elements = splitAtCommas(list).map((each) => {
    const [, written = '', operator = '='] = /^(.*?)(?: WITH (\S+))?$/s.exec(each) ?? [];
    if (operator !== '=' && operator !== '&&') return undefined;
    const read = readExpression(written.replace(operatorClass, ''));
    if ('unread' in read) return undefined;
    const tree = read.expression;
    const element = operator === '=' ? equalElement(tree) : overlapElement(tree);
    return element && { element, tree, operator };
  });
  return elements.includes(undefined) ? undefined : (elements as readonly ReadElement[]);
}

/** Parts of an index that don't change which values are equal. */
const operatorClass =
  /(?: (?:text|varchar|bpchar)_pattern_ops)?(?: DESC)?(?: NULLS (?:FIRST|LAST))?$/;

function equalElement(tree: Expression): Element | undefined {
  if (tree.is === 'column' && tree.table === undefined) return { is: 'same', field: tree.name };
  const of = new Map<string, Ignored>();
  const isRead = readFields(tree, { capitals: false, spaces: false }, of);
  if (!isRead || of.size === 0) return undefined;
  return { is: 'computed', of: [...of].map(([field, ignores]) => ({ field, ignores })) };
}

/** Adds the fields that an expression reads; returns false where they aren't all that it depends on. */
function readFields(tree: Expression, ignores: Ignored, into: Map<string, Ignored>): boolean {
  switch (tree.is) {
    case 'column': {
      const before = into.get(tree.name);
      into.set(tree.name, {
        capitals: ignores.capitals && before?.capitals !== false,
        spaces: ignores.spaces && before?.spaces !== false,
      });
      return tree.table === undefined;
    }
    case 'subselect':
    case 'unknown':
      return false;
    default:
      return partsOf(tree).every((part) => readFields(part, ignoredIn(tree, ignores), into));
  }
}

/** Returns what is ignored of the parts of an expression. */
function ignoredIn(tree: Expression, ignores: Ignored): Ignored {
  if (tree.is === 'cast') return ignores;
  if (tree.is === 'operator' && tree.operator === '||') return { ...ignores, spaces: false };
  if (tree.is === 'call' && tree.name === 'COALESCE') return ignores;
  if (tree.is === 'call' && tree.args.length === 1) {
    if (tree.name === 'lower' || tree.name === 'upper') return { ...ignores, capitals: true };
    if (tree.name === 'btrim') return { ...ignores, spaces: true };
  }
  return { capitals: false, spaces: false };
}

function overlapElement(tree: Expression): Element | undefined {
  if (tree.is === 'column' && tree.table === undefined) return { is: 'overlap', field: tree.name };
  if (tree.is !== 'call') return undefined;
  if (!/^(?:int4|int8|num|date|ts|tstz)range$/.test(tree.name)) return undefined;
  const [from, to, marks] = tree.args.map((arg) => bare(arg));
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
