import { readSimpleExpression } from '../expressions/index.ts';
import { conditionOfCheck } from '../expressions/index.ts';
import { isSubject, textOf, textTypes } from './subject.ts';

/**
 * Returns the values of a CHECK that only lists texts, `column IN ('a', 'b')`, in their order; undefined
 * for every other, among them lists of `character(n)` and `citext`, which compare texts differently.
 *
 * @param definition `CHECK ((a = ANY (ARRAY['b'::text, 'c'::text])))`
 * @param field The column's name; a domain's check says `VALUE`.
 */
export function readClosedList(definition: string, field: string): readonly string[] | undefined {
  // Rows may disobey one that says more behind its condition, such as NOT VALID.
  if (!definition.endsWith(')')) return undefined;
  const read = readSimpleExpression(conditionOfCheck(definition) ?? '');
  const list = 'unread' in read ? undefined : read.expression;
  if (list?.is !== 'each' || list.operator !== '=' || list.of !== 'ANY') return undefined;
  if (!isSubject(list.left, field, textTypes)) return undefined;
  const { array: cast } = list;
  const array = cast.is === 'cast' && cast.type === 'text[]' ? cast.of : cast;
  if (array.is !== 'array') return undefined;
  const values = array.items.map((item) =>
    textOf(item.is === 'cast' && item.type === 'text' && item.of.is === 'cast' ? item.of : item),
  );
  const isClosed = values.every((value) => value !== undefined);
  return isClosed && new Set(values).size === values.length ? values : undefined;
}
