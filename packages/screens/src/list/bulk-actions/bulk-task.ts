import type { ManyRecords, ManyWrite, ReadRecord } from '@ninefold/data/records/bulk';
import type { FilterTerm, ListState, RecordSource } from '@ninefold/data/records';
import type { ManyResult, Undo, WriteEach } from '@ninefold/records/many';
import { type Entity, entityName } from '@ninefold/specification';
import type { RecordPage, RecordSelection } from '@ninefold/ui/shapes';
import { bulkScreenMessages } from './messages.ts';

export type TaskKind = 'edit' | 'status' | 'delete' | 'action' | 'undo';

/** An operation on many records that have been read for it. */
export interface BulkTask {
  readonly kind: TaskKind;
  /** The label of a custom action. */
  readonly label?: string;
  /** Names of the fields that it needs; all where left out. */
  readonly fields?: readonly string[];
  /** Why a record can't be written, as far as that is known before; undefined where it can. */
  readonly rejection?: (record: ReadRecord) => string | undefined;
  /** The write; or, of a custom action, the function that runs it with one record. */
  readonly write: ManyWrite | WriteEach;
  /** The source to write to, where it can name more in a refusal than the screen's. */
  readonly source?: RecordSource;
  /** Returns what takes it back; undefined where nothing does. */
  readonly undo?: (rows: ManyResult['rows']) => Undo | undefined;
}

/** A task that says of any record whether it can be written. */
export type JudgedTask = BulkTask & Required<Pick<BulkTask, 'rejection'>>;

/** The records of a list that are selected. */
export interface SelectedRecords {
  readonly entity: Entity;
  readonly which: ManyRecords;
  /** The number of records, where known. */
  readonly count: RecordPage['total'];
}

/** Names the selected records as they are read: within the list that shows them. */
export function selectedRecords(
  selection: RecordSelection,
  state: ListState,
  within: readonly FilterTerm[],
): ManyRecords {
  if (selection.kind === 'some') return { kind: 'some', ids: [...selection.ids] };
  return {
    kind: 'all matching',
    state,
    within,
    except: selection.except,
  };
}

/** Splits records into those that a task can write, and the others. */
export function splitByRejection(
  records: readonly ReadRecord[],
  { rejection }: Pick<JudgedTask, 'rejection'>,
): { readonly able: readonly ReadRecord[]; readonly unable: readonly ReadRecord[] } {
  const isUnable = (record: ReadRecord) => rejection(record) !== undefined;
  return {
    able: records.filter((record) => !isUnable(record)),
    unable: records.filter(isUnable),
  };
}

/** Says each reason why records can't be written once, with the record's title or the number of records. */
export function reasonsOf(
  entity: Entity,
  records: readonly ReadRecord[],
  { rejection }: Pick<JudgedTask, 'rejection'>,
): readonly string[] {
  const byReason = Map.groupBy(records, (record) => rejection(record) ?? '');
  return [...byReason].map(([reason, [{ title } = { title: '' }, ...others]]) =>
    bulkScreenMessages.rejected({ ...entityName(entity), title, count: others.length + 1, reason }),
  );
}
