import { DataError, type RawRow, writeBody } from '../../client/index.ts';
import type { Entity } from '@ninefold/specification';
import { writeName } from '@ninefold/specification/grammar';
import {
  fieldsNamed,
  isReadable,
  keyFields,
  type RecordSource,
  writeColumn,
} from '../../query/index.ts';
import { isSame } from '../changed-fields.ts';
import { failed, failureOf, isAnswerLost, isTried } from '../failed.ts';
import type { Guard } from '../guard.ts';
import { changedInstead, leftUnchanged } from '../left-unchanged.ts';
import { recordMessages } from '../messages.ts';
import { RecordConflict } from '../record-conflict.ts';
import type { RecordValues } from '../record.ts';
import { RecordNotKept } from '../record-not-kept.ts';
import { keyOf, recordsOf } from '../rows.ts';
import { interceptorsOf } from '../unwritten/index.ts';
import { bodyOf } from '../write.ts';
import { writeExactly } from '../write-exactly.ts';
import {
  type Batch,
  batchesOf,
  conditionsOf,
  groupsOf,
  guardOf,
  holds,
  isByVersion,
  type ManyWrite,
} from './batches.ts';
import { manyRecordsMessages } from './messages.ts';
import { readByIds, type ReadRecord } from './read-many.ts';

export interface WriteManyOptions {
  /** Ends the run after the current request. A write is never cancelled: its outcome would be unknown. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ManyProgress) => void;
  /** Sends a request, and again after what made it fail is mended: an ended session. */
  readonly send?: <Answer>(request: () => Promise<Answer>) => Promise<Answer>;
}

export interface ManyProgress {
  readonly done: number;
  readonly failed: number;
  readonly total: number;
}

export interface WrittenRecord {
  /** The record that was read. */
  readonly before: ReadRecord;
  /** The values afterwards of the fields that were read, as far as the role may read them. */
  readonly after: RecordValues;
  /** A trigger or rule keeps the record and hides it, in place of deleting it. */
  readonly isHidden?: true;
}

export interface FailedRecord {
  readonly record: ReadRecord;
  readonly error: DataError;
}

/** The outcome of each record. Each is in exactly one of the lists. */
export interface ManyOutcome {
  readonly written: readonly WrittenRecord[];
  /** Records that held the values already. */
  readonly unchanged: readonly ReadRecord[];
  readonly failed: readonly FailedRecord[];
  /** Records that the database would write: nothing is stored while somebody else is viewed. */
  readonly tried: readonly FailedRecord[];
  /** Records whose answer was lost and that couldn't be read again. They may have been written. */
  readonly uncertain: readonly ReadRecord[];
  /** Records that were not tried, and so are unchanged. */
  readonly left: readonly ReadRecord[];
  /** The reason why the run ended early. Absent where it was cancelled. */
  readonly stopped?: DataError;
}

/** A record whose version others keep moving without touching its fields is tried this often. */
const mostAttempts = 4;

/**
 * Writes many records in as few requests as is safe, and proves for each that it was written. A request
 * that fails for some of its records is split until it is known which. Never throws: what ends the run
 * is in the outcome.
 */
export async function writeMany(
  source: RecordSource,
  entity: Entity,
  records: readonly ReadRecord[],
  write: ManyWrite,
  options: WriteManyOptions = {},
): Promise<ManyOutcome> {
  const { signal, onProgress, send = sendOnce } = options;
  const written: WrittenRecord[] = [];
  const refused: FailedRecord[] = [];
  const tried: FailedRecord[] = [];
  const uncertain: ReadRecord[] = [];
  const left: ReadRecord[] = [];
  let stopped: DataError | undefined;
  const settled = new Set<string>();
  const { operation } = write;
  const isIntercepted = interceptorsOf(entity, operation).length > 0;

  const unchanged = records.filter(
    (record) => write.operation === 'update' && holds(entity, record.values, write.values(record)),
  );
  const isUnchanged = new Set(unchanged);
  const toWrite = records.filter((record) => !isUnchanged.has(record));
  const tracked = Object.keys(records[0]?.values ?? {}).filter((name) => isReadable(entity, name));
  const waiting = [...batchesOf(source, entity, toWrite, write)].toReversed();
  const accept = (before: ReadRecord, after: RecordValues) => {
    settled.add(before.id);
    written.push({ before, after });
  };
  const hide = (before: ReadRecord) => {
    settled.add(before.id);
    written.push({ before, after: {}, isHidden: true });
  };
  const refuse = (record: ReadRecord, error: DataError) => {
    settled.add(record.id);
    refused.push({ record, error });
  };
  const again = (batch: Batch, some: readonly ReadRecord[]) => {
    if (some.length > 0) waiting.push({ ...batch, records: some, attempt: batch.attempt + 1 });
  };

  /** Reads the records as they are now, by id. */
  async function readNow(some: readonly ReadRecord[]): Promise<ReadonlyMap<string, ReadRecord>> {
    const ids = some.map(({ id }) => id);
    const now = new Map<string, ReadRecord>();
    let request = (some[0]?.request ?? 0) + 1;
    await send(async () => {
      now.clear();
      for await (const rows of readByIds(source, entity, ids, { fields: tracked })) {
        request += 1;
        for (const row of rows) now.set(row.id, { ...row, request });
      }
    });
    return now;
  }

  /** Finds out why a request didn't change some of its records. */
  async function explain(batch: Batch, guard: Guard, some: readonly ReadRecord[]): Promise<void> {
    const now = await readNow(some);
    const moved: ReadRecord[] = [];
    for (const record of some) {
      const current = now.get(record.id);
      if (operation === 'insert') {
        refuse(record, new RecordNotKept(entity));
        continue;
      }
      if (current === undefined) {
        // Read right before, so a trigger or rule has hidden it.
        if (isIntercepted && operation === 'delete') hide(record);
        else refuse(record, failed(entity, 'not found', recordMessages.gone));
        continue;
      }
      const changed = guard.fields.filter(
        (name) => !isSame(record.values[name], current.values[name]),
      );
      const isMoved = isByVersion(record, write) && current.version !== record.version;
      if (isIntercepted && (changed.length > 0 || isMoved)) {
        refuse(record, changedInstead(entity, operation, current, changed));
      } else if (changed.length === 0 && isMoved && batch.attempt < mostAttempts) {
        // An update that changed no guarded value moves the version all the same.
        moved.push({ ...record, version: current.version, request: current.request });
      } else if (changed.length > 0 || isMoved) {
        refuse(record, conflict(entity, current, changed));
      } else {
        refuse(record, leftUnchanged(entity, operation));
      }
    }
    // Records of one request were read at the same time, and can share a condition again.
    for (const group of Map.groupBy(moved, ({ request }) => request).values()) again(batch, group);
  }

  /** After a lost answer: finds out what was written, and sends the rest again. */
  async function settle(batch: Batch, lost: DataError): Promise<void> {
    const { values = {} } = batch;
    let now: ReadonlyMap<string, ReadRecord>;
    try {
      now = await readNow(batch.records);
    } catch {
      uncertain.push(...batch.records);
      stopped = lost;
      return;
    }
    const missing = batch.records.filter((record) => {
      const current = now.get(record.id);
      const isWritten =
        write.operation === 'update'
          ? current !== undefined && holds(entity, current.values, values)
          : (current === undefined) === (write.operation === 'delete');
      if (isWritten && isIntercepted && operation === 'delete') hide(record);
      else if (isWritten) accept(record, current?.values ?? {});
      return !isWritten;
    });
    if (batch.attempt < mostAttempts) again(batch, missing);
    else {
      left.push(...missing);
      stopped = lost;
    }
  }

  /**
   * Leaves out of a batch what has changed in fields that no condition can compare; in any field, where a trigger
   * or rule may take the place of the write, so that what is different afterwards is its doing.
   */
  async function readBefore(batch: Batch, guard: Guard): Promise<readonly ReadRecord[]> {
    const isRead = isIntercepted && operation !== 'insert';
    const compared = isRead ? guard.fields : guard.readFirst;
    if (compared.length === 0 && !isRead) return batch.records;
    const now = await readNow(batch.records);
    return batch.records.flatMap((record) => {
      const current = now.get(record.id);
      const changed = compared.filter(
        (name) => !isSame(record.values[name], current?.values[name]),
      );
      if (current === undefined && isRead) {
        refuse(record, failed(entity, 'not found', recordMessages.gone));
        return [];
      }
      // The write finds out which records are gone.
      if (current === undefined) return record;
      if (changed.length === 0) {
        return isRead ? { ...record, version: current.version } : record;
      }
      refuse(record, conflict(entity, current, changed));
      return [];
    });
  }

  async function attempt(batch: Batch): Promise<void> {
    const guard = guardOf(entity, write, batch);
    const some = await readBefore(batch, guard);
    if (some.length === 0) return;
    const isInsert = write.operation === 'insert';
    const columns = isInsert ? insertable(entity, tracked) : [];
    const answer = await send(() =>
      writeExactly(
        source,
        entity,
        {
          operation,
          parameters: [
            ['select', selectionOf(entity, write, tracked)],
            ...(isInsert
              ? [['columns', columns.map(writeName).join(',')] as const]
              : conditionsOf(entity, some, guard, write)),
          ],
          ...(write.operation !== 'delete' && {
            values: writeBody(
              isInsert
                ? some.map(({ values }) => bodyOf(entity, ownOf(values, columns)))
                : bodyOf(entity, batch.values ?? {}),
            ),
          }),
        },
        some.length,
      ),
    );
    const rows = await afterwards(source, entity, answer.rows, write, tracked);
    const missing = some.filter((record) => {
      const after = rows.get(record.id);
      if (after !== undefined) accept(record, after);
      return after === undefined;
    });
    if (missing.length > 0) await explain(batch, guard, missing);
  }

  const progress = () =>
    onProgress?.({
      done: written.length + unchanged.length + tried.length,
      failed: refused.length,
      total: records.length,
    });
  progress();
  for (let batch = waiting.pop(); batch !== undefined; batch = waiting.pop()) {
    if (stopped !== undefined || signal?.aborted === true) {
      left.push(...batch.records);
      continue;
    }
    try {
      await attempt(batch);
    } catch (error) {
      const open = batch.records.filter(({ id }) => !settled.has(id));
      const failure = error instanceof DataError ? error : DataError.of({ error });
      if (isAnswerLost(failure)) await settle({ ...batch, records: open }, failure);
      else if (endsRun(failure)) {
        stopped = failure;
        left.push(...open);
      } else if (isTried(failure, open.length)) {
        tried.push(...open.map((record) => ({ record, error: failure })));
      } else if (open.length === 1 && open[0] !== undefined) refuse(open[0], failure);
      else {
        // If most records fail, the halves would only fail again.
        const size =
          refused.length > written.length + tried.length ? 1 : Math.ceil(open.length / 2);
        const parts = groupsOf(open, size).map((some) => ({ ...batch, records: some }));
        waiting.push(...parts.toReversed());
      }
    }
    progress();
  }
  const place = new Map(records.map(({ id }, index) => [id, index]));
  const inOrder = (a: ReadRecord, b: ReadRecord) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0);
  return {
    written: written.toSorted((a, b) => inOrder(a.before, b.before)),
    unchanged,
    failed: refused.toSorted((a, b) => inOrder(a.record, b.record)),
    tried: tried.toSorted((a, b) => inOrder(a.record, b.record)),
    uncertain: uncertain.toSorted(inOrder),
    left: left.toSorted(inOrder),
    stopped,
  };
}

function sendOnce<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  return request();
}

/** Returns whether every further request would fail for the same reason. */
export function endsRun({ failure: { kind, code, technical } }: DataError): boolean {
  return (
    // For a visitor, a rejection by a policy has this kind too, but concerns one record.
    (kind === 'signed out' && code !== '42501') ||
    kind === 'offline' ||
    kind === 'unavailable' ||
    kind === 'aborted' ||
    kind === 'misconfigured' ||
    // A rule for writes that the Data API can't carry out.
    code === '0A000' ||
    technical.status === 429
  );
}

function selectionOf(entity: Entity, write: ManyWrite, tracked: readonly string[]): string {
  const names = write.operation === 'update' ? tracked : [];
  return fieldsNamed(entity, [...keyFields(entity), ...names])
    .map(writeColumn)
    .join(',');
}

/** Returns the values of the returned rows, by record. */
async function afterwards(
  source: RecordSource,
  entity: Entity,
  rows: readonly RawRow[],
  write: ManyWrite,
  tracked: readonly string[],
): Promise<ReadonlyMap<string, RecordValues>> {
  const key = keyFields(entity);
  if (write.operation !== 'update') return new Map(rows.map((row) => [keyOf(row, key), {}]));
  const fields = fieldsNamed(entity, [...key, ...tracked]);
  const plan = { entity, fields, links: [], versioned: false, select: '' };
  const records = await recordsOf(source, plan, rows);
  return new Map(records.map(({ id, values }) => [id, values]));
}

/** The fields that an insert may give. */
function insertable(entity: Entity, names: readonly string[]): readonly string[] {
  const fields = fieldsNamed(entity, names).filter(
    ({ grants, generated }) => grants.insert && generated !== 'stored',
  );
  return fields.map(({ name }) => name);
}

function ownOf(values: RecordValues, names: readonly string[]): RecordValues {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}

function conflict(entity: Entity, current: ReadRecord, changed: readonly string[]): RecordConflict {
  return new RecordConflict(
    failureOf(entity, 'conflict', manyRecordsMessages.changed),
    current,
    changed,
  );
}
