import type { Entity } from '@ninefold/specification';
import type { RecordSource } from '../../query/index.ts';
import { findHolding } from '../change/index.ts';
import { type CreationMark, findCandidates, findMarked } from '../creation/index.ts';
import { findRecord } from '../read.ts';
import type { RecordValues } from '../record.ts';
import { movedRecord } from './positions.ts';
import type { RowWrite } from './row-write.ts';

export interface SentWrites {
  readonly entity: Entity;
  readonly writes: readonly RowWrite[];
  /** The values of the reference to the parent. */
  readonly parent: RecordValues;
  /** Those of new rows. */
  readonly marks: ReadonlyMap<string, CreationMark | undefined>;
  /** The ids of the records that the form showed. */
  readonly known: ReadonlySet<string>;
}

/** Whether writes that were sent in one transaction are stored: one of them tells. */
export async function isStored(source: RecordSource, sent: SentWrites): Promise<boolean> {
  const { entity, writes, parent, marks, known } = sent;
  // The last write to a record is the one that stays.
  const witness =
    writes.findLast(({ operation }) => operation === 'update') ??
    writes.find(({ operation }) => operation === 'delete') ??
    writes[0];
  if (witness === undefined) return true;
  const { record, operation, row, values } = witness;
  if (record !== undefined) {
    if (operation === 'delete') return (await findRecord(source, entity, record.id)) === undefined;
    const { id } = movedRecord(entity, record, values);
    return (await findHolding(source, entity, id, values)) !== undefined;
  }
  const mark = marks.get(row);
  if (mark !== undefined) return (await findMarked(source, entity, mark)) !== undefined;
  const found = await findCandidates(source, entity, { ...values, ...parent });
  return found.some(({ id }) => !known.has(id));
}
