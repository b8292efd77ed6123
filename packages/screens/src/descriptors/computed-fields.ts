import { computedValues } from '@ninefold/rules/records';
import { type Entity, fieldOf } from '@ninefold/specification';
import type { FieldTexts, FieldValue, RecordRow } from '@ninefold/ui/shapes';
import { parseValue } from '@ninefold/values';
import { sentValues } from './record-check.ts';

/**
 * Returns the values that the database would compute for what is entered, by the name of the generated field. Absent is
 * what only the database can tell.
 *
 * @param row The saved record. Undefined for a new one.
 * @param unreadable Names of fields whose inputs hold no value.
 */
export function computedFields(
  entity: Entity,
  row: Pick<RecordRow, 'values'> | undefined,
  texts: FieldTexts,
  unreadable: readonly string[] = [],
): Readonly<Record<string, FieldValue>> {
  const unknown = Object.fromEntries(unreadable.map((name) => [name, undefined]));
  const sent = { ...sentValues(entity, row, texts), ...unknown };
  const computed = computedValues(entity, { before: row?.values, sent });
  return Object.fromEntries(
    Object.entries(computed).flatMap(([name, text]) => {
      const field = fieldOf(entity, name);
      if (field === undefined || text === undefined) return [];
      const value = text === null ? null : parseValue(text, field).value;
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}
