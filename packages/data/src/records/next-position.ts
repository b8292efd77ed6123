import { type ReadOptions, requestRecords } from '../client/index.ts';
import type { Position } from '@ninefold/specification/position';
import type { Entity } from '@ninefold/specification';
import { parseValue } from '@ninefold/values';
import { equals, writeFilters, writeName } from '@ninefold/specification/grammar';
import { type RecordSource, writeColumn } from '../query/index.ts';

/**
 * Reads the last position among the records that share the given values, and returns the one after
 * it: 1 where there is none yet. Undefined where a value is missing, or the type holds no greater number.
 *
 * @param values By field name, as Postgres writes them.
 */
export async function nextPosition(
  source: RecordSource,
  entity: Entity,
  { field, within }: Position,
  values: Readonly<Record<string, string | null | undefined>>,
  { signal }: ReadOptions = {},
): Promise<string | undefined> {
  const filters = within.flatMap((name) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value ? [equals(name, value)] : [];
  });
  if (filters.length < within.length) return undefined;
  const { rows } = await requestRecords(source, entity, {
    operation: 'read',
    parameters: [
      ['select', writeColumn(field)],
      ...writeFilters(filters),
      ['order', `${writeName(field.name)}.desc.nullslast`],
      ['limit', '1'],
    ],
    signal,
  });
  const last = rows[0]?.[field.name];
  const isNumber = typeof last === 'number' || typeof last === 'string';
  const next = String(BigInt(isNumber ? last : 0) + 1n);
  return parseValue(next, field).problem === undefined ? next : undefined;
}
