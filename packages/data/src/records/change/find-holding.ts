import { type Entity, type Field, fieldOf } from '@ninefold/specification';
import { guardByValues } from '../guard.ts';
import { findRecord } from '../read.ts';
import type { FieldValue, RecordRow, RecordValues } from '../record.ts';
import { sameValue } from '../same-value.ts';
import { isReadable, type RecordSource } from '../../query/index.ts';

/** Returns the record if it has exactly these values, as the database compares them. */
export async function findHolding(
  source: RecordSource,
  entity: Entity,
  id: string,
  values: RecordValues,
): Promise<RecordRow | undefined> {
  const names = Object.keys(values);
  if (!names.every((name) => isReadable(entity, name))) return undefined;
  const { parameters, readFirst } = guardByValues(entity, { id, values }, names);
  const record = await findRecord(source, entity, id, { conditions: parameters });
  return record !== undefined &&
    readFirst.every((name) => isHeld(fieldOf(entity, name), record.values[name], values[name]))
    ? record
    : undefined;
}

function isHeld(
  field: Field | undefined,
  stored: FieldValue = null,
  sent: FieldValue = null,
): boolean {
  return field !== undefined && sameValue(field, sent, stored);
}
