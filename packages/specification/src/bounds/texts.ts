import type { Expression } from '../expressions/index.ts';
import type { Field } from '../model/index.ts';
import { conditionIn, isSubject } from './conjuncts.ts';

/** Casts that change no text of `text` and `character varying`. */
export const textTypes = ['text', 'character varying'];

/** Checks whether a text is `character(n)`, of which Postgres ignores spaces at the end. */
export function isPadded({ type, baseType = type }: Pick<Field, 'type' | 'baseType'>): boolean {
  return /^character(?! varying)/.test(baseType);
}

/** Returns the text of `'a'::text`. */
export function textOf(part: Expression): string | undefined {
  const isText = part.is === 'cast' && textTypes.includes(part.type) && part.of.is === 'text';
  return isText ? part.of.text : undefined;
}

/** Returns the pattern of `(a ~ 'b'::text)`. */
export function patternOf(part: Expression, field: string): string | undefined {
  const isPattern = part.is === 'operator' && part.operator === '~' && part.left !== undefined;
  return isPattern && isSubject(part.left, field, textTypes) ? textOf(part.right) : undefined;
}

/**
 * Returns the values of a CHECK that only lists texts, `column IN ('a', 'b')`, in their order; undefined
 * for every other, among them lists of `character(n)` and `citext`, which compare texts differently.
 *
 * @param definition `CHECK ((a = ANY (ARRAY['b'::text, 'c'::text])))`
 * @param field The column's name; a domain's check says `VALUE`.
 */
export function readClosedList(definition: string, field: string): readonly string[] | undefined {
  // What stands behind the condition, such as NOT VALID, tells of rows that may disobey.
  const list = definition.endsWith(')') ? conditionIn(definition) : undefined;
  if (list?.is !== 'each' || list.operator !== '=' || list.of !== 'ANY') return undefined;
  if (!isSubject(list.left, field, textTypes)) return undefined;
  const array = uncast(list.array, 'text[]');
  if (array.is !== 'array') return undefined;
  const values = array.items.map((item) => textOf(item) ?? textOf(uncast(item, 'text')));
  const isClosed = values.every((value) => value !== undefined);
  return isClosed && new Set(values).size === values.length ? values : undefined;
}

const uncast = (part: Expression, type: string) =>
  part.is === 'cast' && part.type === type ? part.of : part;
