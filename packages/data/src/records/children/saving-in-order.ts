import { DataError } from '../../client/index.ts';
import { keyFields, type RecordSource } from '../../query/index.ts';
import { recordChange } from '../change/index.ts';
import { CreationUncertain, recordCreation } from '../creation/index.ts';
import type { Entity } from '@ninefold/specification';
import type { RecordRow, RecordValues } from '../record.ts';
import { keyOf } from '../rows.ts';
import { deleteRecord } from '../write.ts';
import { ChildRejected } from './child-rejected.ts';
import { referringValues } from './referring-values.ts';
import type { FormRows } from './row-write.ts';

function kept<Kept>(all: Map<string, Kept>, row: string, start: () => Kept): Kept {
  const one = all.get(row) ?? start();
  all.set(row, one);
  return one;
}

/** Keeps what was sent of each row, so that none is created twice although the answer to it is lost. */
export function savingInOrder() {
  const creations = new Map<string, ReturnType<typeof recordCreation>>();
  const changes = new Map<string, ReturnType<typeof recordChange>>();
  const uncertain = new Set<string>();

  /** Saves rows one after the other until one fails. */
  return async function saveInOrder(
    source: RecordSource,
    rows: readonly FormRows[],
    of: RecordRow,
    isParentSaved: boolean,
  ): Promise<void> {
    const latest = new Map<string, RecordRow>();
    let saved = 0;
    for (const { children, writes, onSaved } of rows) {
      const { entity, reference } = children;
      for (const [index, { row, operation, values, record: stored }] of writes.entries()) {
        const record = latest.get(row) ?? stored;
        let answer: RecordRow | null = null;
        try {
          if (record === undefined) {
            const all = { ...values, ...referringValues(reference, of) };
            const another = uncertain.delete(row);
            answer = await kept(creations, row, recordCreation)
              .send(source, entity, all, { another })
              .catch((error: unknown) => storedUnder(entity, all, error));
          } else if (operation === 'delete') {
            await deleteRecord(source, entity, record).catch(unlessGone);
          } else {
            answer = await kept(changes, row, recordChange).send(source, entity, record, values);
            latest.set(row, answer);
          }
        } catch (error) {
          if (!(error instanceof DataError)) throw error;
          // Its message says that the row may have been saved: another attempt is the person's decision.
          if (error instanceof CreationUncertain) uncertain.add(row);
          throw new ChildRejected(error, row, { parent: isParentSaved, rows: saved });
        }
        const isLast = !writes.slice(index + 1).some((other) => other.row === row);
        if (isLast) saved += 1;
        onSaved(row, answer, isLast);
      }
    }
  };
}

/** Of the records that may be the new one, that with the key which was sent. */
function storedUnder(entity: Entity, values: RecordValues, error: unknown): RecordRow {
  const key = keyFields(entity);
  const isGiven = key.length > 0 && key.every((name) => typeof values[name] === 'string');
  const id = isGiven ? keyOf(values, key) : undefined;
  const found = error instanceof CreationUncertain && error.candidates.find((row) => row.id === id);
  if (!found) throw error;
  return found;
}

function unlessGone(error: unknown): void {
  if (!(error instanceof DataError && error.failure.kind === 'not found')) throw error;
}
