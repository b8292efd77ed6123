import type { Entity } from '@ninefold/specification';
import { isSame } from '../changed-fields.ts';
import { guardByValues } from '../guard.ts';
import { findRecord } from '../read.ts';
import type { RecordRow, RecordValues } from '../record.ts';
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
    readFirst.every((name) => isSame(record.values[name], values[name]))
    ? record
    : undefined;
}
