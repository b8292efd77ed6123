import type { Entity } from '@ninefold/specification';
import { isReadable, keyFields, type RecordSource } from '../../query/index.ts';
import type { SeenRecord } from '../guard.ts';
import type { RecordRow, RecordValues } from '../record.ts';
import { keyOf } from '../rows.ts';
import type { ChangeOptions } from '../write.ts';
import { interceptorsOf } from '../unwritten/index.ts';
import { readStored } from './read-stored.ts';
import { StepFailed, write, writesOnce } from './write.ts';

/**
 * Whether `changeOnce` is needed, and can change a record: the role writes fields that it can't read, so that
 * looking would not tell whether they are stored.
 */
export function changesOnce(source: RecordSource, entity: Entity, values: RecordValues): boolean {
  const isFound = Object.keys(values).every((name) => isReadable(entity, name));
  const key = keyFields(entity);
  return (
    !isFound &&
    writesOnce(source) &&
    entity.sharedKey !== true &&
    interceptorsOf(entity, 'update').length === 0 &&
    key.length > 0 &&
    key.every((name) => isReadable(entity, name))
  );
}

/** Changes a record as `changeRecord` does, and only once: it can be called again with the same id. */
export async function changeOnce(
  source: RecordSource,
  entity: Entity,
  record: SeenRecord,
  values: RecordValues,
  id: string,
  { guard }: ChangeOptions = {},
): Promise<RecordRow> {
  const key = keyFields(entity);
  const rows = [{ record, values }];
  try {
    const step = { entity, operation: 'update', rows, guard, returns: key } as const;
    const { saved } = await write(source, { id, steps: [step] });
    return await readStored(source, entity, keyOf(saved, key), { ...record.values, ...values });
  } catch (error) {
    throw error instanceof StepFailed ? error.cause : error;
  }
}
