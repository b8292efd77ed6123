import type { Field } from '@ninefold/specification';
import { parseValue } from '@ninefold/values';
import type { RecordValues } from './record.ts';

/**
 * Returns the values of a record with its arrays as lists. What no list can say, such as indexes that
 * don't begin with 1 and the semicolons between boxes, stays Postgres's own text.
 */
export function withArrays(fields: readonly Field[], values: RecordValues): RecordValues {
  const arrays = fields.flatMap((field) => {
    const text = field.kind === 'array' ? values[field.name] : undefined;
    if (typeof text !== 'string' || (field.baseType ?? field.type) === 'box[]') return [];
    return [[field.name, parseValue(text, field).value ?? text] as const];
  });
  return { ...values, ...Object.fromEntries(arrays) };
}
