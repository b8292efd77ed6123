import type { Entity } from '@ninefold/specification';
import { isReadable, keyFields, readableFields, type RecordSource } from '../../query/index.ts';
import type { RecordRow, RecordValues } from '../record.ts';
import { keyOf } from '../rows.ts';
import { interceptorsOf } from '../unwritten/index.ts';
import { readStored } from './read-stored.ts';
import { StepFailed, write, writesOnce } from './write.ts';

/**
 * Whether `createOnce` can create a record. What a trigger or rule stores elsewhere would be undone, and a record
 * without a key that the role may read isn't found again.
 */
export function createsOnce(source: RecordSource, entity: Entity): boolean {
  return (
    writesOnce(source) &&
    entity.sharedKey !== true &&
    interceptorsOf(entity, 'insert').length === 0 &&
    (returnsKey(entity) || readableFields(entity).length === 0)
  );
}

export interface CreateOnceOptions {
  /** The id of the request. */
  readonly id: string;
  /** No policy shows the record. */
  readonly isUnreadable: boolean;
  /** Called before the request that doesn't ask for the record back. */
  readonly onUnreadable: () => void;
}

/**
 * Creates a record as `createRecord` does, and only once: it can be called again with the same id.
 *
 * @returns The stored record; null if the role can create it but not read it.
 */
export async function createOnce(
  source: RecordSource,
  entity: Entity,
  values: RecordValues,
  { id, isUnreadable, onUnreadable }: CreateOnceOptions,
): Promise<RecordRow | null> {
  const key = keyFields(entity);
  const returns = returnsKey(entity) && !isUnreadable ? key : undefined;
  const steps = [{ entity, operation: 'insert', rows: [{ values }], returns }] as const;
  try {
    const { saved } = await write(source, { id, steps });
    return returns ? await readStored(source, entity, keyOf(saved, key), values) : null;
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    // Postgres rejects to return a row which no policy shows with the code of a missing permission.
    if (returns === undefined || error.cause.failure.code !== '42501') throw error.cause;
    onUnreadable();
    return createOnce(source, entity, values, { id, isUnreadable: true, onUnreadable });
  }
}

function returnsKey(entity: Entity): boolean {
  const key = keyFields(entity);
  return key.length > 0 && key.every((name) => isReadable(entity, name));
}
