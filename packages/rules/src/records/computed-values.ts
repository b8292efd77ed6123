import type { Entity } from '@ninefold/specification';
import { type CheckedRecord, storedValues } from '../constraints/index.ts';
import { type ColumnType, compileValue } from '../expressions/index.ts';

type Compute = ReturnType<typeof compileValue>;

const computed = new WeakMap<Entity, ReadonlyMap<string, Compute>>();

/**
 * Returns the values of an entity’s generated columns that the database would compute for a record, as it prints them:
 * null for NULL, undefined where only the database can tell.
 *
 * @param record A value that is sent as undefined is not known.
 */
export function computedValues(
  entity: Entity,
  record: CheckedRecord,
): Readonly<Record<string, string | null | undefined>> {
  const values = storedValues(entity, record);
  return Object.fromEntries(
    [...computesOf(entity)].map(([name, compute]) => [name, compute(values)]),
  );
}

/** Compiled once for each entity. */
function computesOf(entity: Entity): ReadonlyMap<string, Compute> {
  const known = computed.get(entity);
  if (known !== undefined) return known;
  const columns = new Map<string, ColumnType>(entity.fields.map((field) => [field.name, field]));
  const computes = new Map(
    entity.fields.flatMap((field) =>
      field.generated === 'stored' && field.expression !== undefined
        ? [[field.name, compileValue(field.expression, columns, field)] as const]
        : [],
    ),
  );
  computed.set(entity, computes);
  return computes;
}
