import { type Entity, fieldOf } from '@ninefold/specification';
import { DataError, type ReadOptions } from '../../client/index.ts';
import type { RecordSource } from '../../query/index.ts';
import { readMany } from '../bulk/index.ts';
import { isSame } from '../changed-fields.ts';
import { failed, failureOf } from '../failed.ts';
import { recordMessages } from '../messages.ts';
import { RecordConflict } from '../record-conflict.ts';
import type { RecordRow } from '../record.ts';
import { storedFields } from '../write.ts';

/**
 * Reads records that a list has shown again, with the versions that guard a change. Returns each as it is
 * now; or the reason why it can't be changed: another person has changed it since, or it is gone.
 */
export async function readUnchanged(
  source: RecordSource,
  entity: Entity,
  seen: readonly RecordRow[],
  options: ReadOptions = {},
): Promise<ReadonlyMap<string, RecordRow | DataError>> {
  const ids = seen.map(({ id }) => id);
  const { records } = await readMany(source, entity, { kind: 'some', ids }, options);
  const now = new Map(records.map((record) => [record.id, record]));
  const compared = storedFields(entity).filter((name) => {
    const field = fieldOf(entity, name);
    // A computed value can differ without a change, and hidden fields were never shown.
    return field?.virtual !== true && field?.hidden?.value !== true;
  });
  return new Map(
    seen.map(({ id, values }): readonly [string, RecordRow | DataError] => {
      const current = now.get(id);
      if (current === undefined) return [id, failed(entity, 'not found', recordMessages.gone)];
      const changed = compared.filter(
        (name) => Object.hasOwn(values, name) && !isSame(values[name], current.values[name]),
      );
      if (changed.length === 0) return [id, current];
      const failure = failureOf(entity, 'conflict', recordMessages.editConflict);
      return [id, new RecordConflict(failure, current, changed)];
    }),
  );
}
