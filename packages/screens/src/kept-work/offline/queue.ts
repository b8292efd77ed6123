import { createListeners } from '@ninefold/data/client';
import type { RecordRow, RecordValues } from '@ninefold/data/records';
import type { KeptCreation } from '@ninefold/data/records/creation';
import type { RecordChanges } from '@ninefold/ui/patterns/record-form';
import { collection, type Owner } from '../../application/index.ts';

/** A change that a person has saved without a connection. */
export interface NewChange {
  readonly kind: 'create' | 'edit' | 'transition';
  /** By `entityId`. */
  readonly entity: string;
  /** Of the record; for a new one, of its form. */
  readonly title: string;
  /** The labels of the changed fields, or the new status. */
  readonly summary: string;
  /** The address of the form, or of the record, within the application. */
  readonly address: string;
  /** The same address as the browser has it, with the folder of the tenant. */
  readonly href: string;
  /** The texts of the form. */
  readonly changes: RecordChanges;
  /** The values to send. */
  readonly values: RecordValues;
  /** The record as the person saw it, which guards the write. Undefined for a new one. */
  readonly row?: RecordRow;
  /** What is known of a new record that may have been stored. */
  readonly creation?: KeptCreation;
}

export interface WaitingChange extends NewChange {
  readonly key: string;
  /** When it was saved, in milliseconds since 1970. Changes are sent in this order. */
  readonly at: number;
  /** Why it was not saved. It is not sent again before the person decides. */
  readonly problem?: ChangeProblem;
}

export interface ChangeProblem {
  /** `uncertain`: a new record may have been stored already. */
  readonly kind: 'conflict' | 'rejected' | 'uncertain';
  readonly message: string;
}

type Stored = Omit<WaitingChange, 'key'>;

const changes = collection(
  'waiting',
  (value): value is Stored => typeof (value as Partial<Stored> | null)?.at === 'number',
);

const listeners = createListeners();

/** Changes with a problem that the storage had no room for, by key: this page doesn't send them again. */
const unstored = new Map<string, Stored>();

/** Calls `listener` when what waits has changed, in this tab or another. Returns a function that stops it. */
export function subscribeToChanges(listener: () => void): () => void {
  const stop = listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

/** Returns what waits for a person, in the order in which it is sent. */
export function waitingChanges(owner: Owner): readonly WaitingChange[] {
  return changes
    .keys(changes.start(owner))
    .flatMap((key) => {
      const change = unstored.get(key) ?? changes.read(key);
      return change === undefined ? [] : [{ ...change, key }];
    })
    .toSorted((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1));
}

/**
 * Keeps a change until it can be sent. A second edit of a record joins the first, with the values that were read for
 * that one: the record itself has not changed in between. A transition leads on from the one before, unless that was
 * refused: then it takes its place.
 *
 * @param isIdle Whether no tab is sending. Otherwise the first change of the record may be on its way, and none joins
 * it: it does not change after it was sent.
 * @returns Whether the browser keeps it.
 */
export function keepChange(owner: Owner, change: NewChange, isIdle = true): boolean {
  const others = waitingChanges(owner);
  const ofRecord = others.filter((each) => change.row !== undefined && isSameRecord(each, change));
  const [first] = ofRecord;
  const earlier = ofRecord.find(
    (each) =>
      each.kind === change.kind &&
      (each.kind === 'edit' || each.problem !== undefined) &&
      (isIdle || each !== first || each.problem !== undefined),
  );
  const latest = others.at(-1)?.at ?? 0;
  return storeChange({
    ...joined(earlier, change),
    key: earlier?.key ?? changes.newKey(changes.start(owner)),
    // Clocks go back, and two changes can come within a millisecond.
    at: earlier?.at ?? Math.max(Date.now(), latest + 1),
  });
}

function isSameRecord(
  one: Pick<NewChange, 'entity' | 'row'>,
  other: Pick<NewChange, 'entity' | 'row'>,
): boolean {
  return one.entity === other.entity && one.row?.id === other.row?.id;
}

/**
 * Deletes what was sent of a change. What has joined it meanwhile still waits. That, and later changes of the record,
 * are then changes to what the record has become.
 *
 * @param row The stored record; undefined for a new one.
 */
export function settleChange(owner: Owner, sent: WaitingChange, row?: RecordRow): void {
  for (const waiting of waitingChanges(owner)) {
    const isIt = waiting.key === sent.key;
    const left = isIt ? withoutSent(waiting, sent) : waiting;
    if (isIt && Object.keys(left.values).length === 0) deleteChange(waiting.key);
    else if (row !== undefined && left.row !== undefined && isSameRecord(left, sent)) {
      storeChange({ ...left, row: rebased(left.row, sent, row) });
    }
  }
}

function withoutSent(waiting: WaitingChange, sent: WaitingChange): WaitingChange {
  return {
    ...waiting,
    changes: othersThan(sent.changes, waiting.changes),
    values: othersThan(sent.values, waiting.values),
  };
}

/** Returns the members that differ from those of the same names. */
function othersThan<T>(sent: Readonly<Record<string, T>>, waiting: Readonly<Record<string, T>>) {
  return Object.fromEntries(
    Object.entries(waiting).filter(
      ([name, value]) =>
        !Object.hasOwn(sent, name) || JSON.stringify(sent[name]) !== JSON.stringify(value),
    ),
  );
}

/** Of others' changes nothing was seen: only the sent values are newer. */
function rebased(seen: RecordRow, { values }: WaitingChange, stored: RecordRow): RecordRow {
  const newer = Object.keys(values).map((name) => [
    name,
    Object.hasOwn(stored.values, name) ? stored.values[name] : values[name],
  ]);
  return { ...seen, values: { ...seen.values, ...Object.fromEntries(newer) } };
}

function joined(earlier: WaitingChange | undefined, change: NewChange): NewChange {
  if (earlier?.row === undefined || change.row === undefined) return change;
  const seen = { ...change.row.values };
  for (const name of Object.keys(earlier.values)) {
    if (Object.hasOwn(earlier.row.values, name)) seen[name] = earlier.row.values[name] ?? null;
  }
  const summaries = [...new Set([earlier.summary, change.summary])];
  return {
    ...change,
    summary: change.kind === 'edit' ? summaries.join(', ') : change.summary,
    changes: { ...earlier.changes, ...change.changes },
    values: { ...earlier.values, ...change.values },
    // Of two versions only the earlier one can be that of all values.
    row: { ...change.row, values: seen, version: earlier.row.version },
  };
}

/** Replaces a stored change. Returns whether the browser keeps it. */
export function storeChange({ key, ...change }: WaitingChange): boolean {
  if (!changes.write(key, change)) return false;
  unstored.delete(key);
  listeners.notify();
  return true;
}

/** Replaces a change that was refused. Where there is no room for the reason, this page still knows it. */
export function storeProblem(change: WaitingChange & { readonly problem: ChangeProblem }): void {
  if (storeChange(change)) return;
  const { key, ...kept } = change;
  unstored.set(key, kept);
  listeners.notify();
}

export function deleteChange(key: string): void {
  unstored.delete(key);
  changes.delete(key);
  listeners.notify();
}
