import type { Entity } from '@ninefold/specification';
import type { Children } from '@ninefold/specification/children';
import { keyFields, type RecordSource } from '../../query/index.ts';
import type { RecordRow, RecordValues } from '../record.ts';
import { keyOf } from '../rows.ts';
import { readStored, StepFailed, write, type WriteStep } from '../transaction/index.ts';
import { ChildRejected } from './child-rejected.ts';
import { referringValues } from './referring-values.ts';
import type { FormRows, RowWrite } from './row-write.ts';

/** The record of a form, as its own step. */
export interface OwnWrite {
  readonly entity: Entity;
  /** The stored record; undefined for a new one. */
  readonly record?: RecordRow;
  readonly values: RecordValues;
}

/**
 * Writes a record and its rows in one transaction, once for each id. Returns the record.
 *
 * @throws {ChildRejected} for a row, and what `write` throws.
 */
export async function writeTogether(
  source: RecordSource,
  id: string,
  { entity, record, values }: OwnWrite,
  rows: readonly FormRows[],
): Promise<RecordRow> {
  const rowSteps = rows.flatMap(({ children, writes }) =>
    writes.map((each) => ({ row: each.row, step: stepOf(children, each, record) })),
  );
  const key = keyFields(entity);
  const referenced = rows.flatMap(({ children }) => children.reference.referencedFields);
  const own: WriteStep = {
    entity,
    operation: record === undefined ? 'insert' : 'update',
    rows: [{ ...(record && { record }), values }],
    returns: record === undefined ? [...new Set([...key, ...referenced])] : key,
  };
  const isWritten = record === undefined || Object.keys(values).length > 0;
  // Rows are found by the key that refers to the record: it changes after them.
  const isLast = record !== undefined && referenced.some((name) => Object.hasOwn(values, name));
  const others = rowSteps.map(({ step }) => step);
  const ownSteps = isWritten ? [own] : [];
  const steps = isLast ? [...others, ...ownSteps] : [...ownSteps, ...others];
  try {
    const { saved } = await write(source, { id, steps });
    const stored = isWritten ? keyOf(saved, key) : (record?.id ?? '');
    return await readStored(source, entity, stored, { ...record?.values, ...values });
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    const step = error.place === undefined ? undefined : steps[error.place];
    if (step === own) throw error.cause;
    throw new ChildRejected(error.cause, rowSteps.find((each) => each.step === step)?.row);
  }
}

/** @param of The record that the row belongs to; undefined where the same transaction creates it. */
function stepOf({ entity, reference }: Children, each: RowWrite, of?: RecordRow): WriteStep {
  const { operation, record, values } = each;
  if (operation !== 'insert') {
    return { entity, operation, rows: [{ ...(record && { record }), values }] };
  }
  if (of !== undefined) {
    return {
      entity,
      operation,
      rows: [{ values: { ...values, ...referringValues(reference, of) } }],
    };
  }
  const fromReturned = Object.fromEntries(
    reference.fields.map((name, index) => [name, reference.referencedFields[index] ?? '']),
  );
  return { entity, operation, rows: [{ values }], fromReturned };
}
