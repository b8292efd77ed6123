import { createListeners } from '@ninefold/data/client';
import type { RecordRow, RecordValues } from '@ninefold/data/records';
import type { KeptCreation } from '@ninefold/data/records/creation';
import type { RecordChanges } from '@ninefold/ui/patterns/record-form';
import type { DraftOwner } from '../unsaved-changes/index.ts';

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

const prefix = 'ninefold.waiting ';

const listeners = createListeners();

/** Calls `listener` when what waits has changed, in this tab or another. Returns a function that stops it. */
export function subscribeToChanges(listener: () => void): () => void {
  const stop = listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

/** Returns what waits for a person, as JSON: the same text until something has changed. */
export function storedChanges({ project, person }: DraftOwner): string {
  const own = `${prefix}${JSON.stringify([project, person]).slice(0, -1)},`;
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(own));
    return JSON.stringify(keys.sort().map((key) => [key, localStorage.getItem(key)]));
  } catch {
    return '[]';
  }
}

/** Reads what `storedChanges` returned, in the order in which it is sent. */
export function readChanges(stored: string): readonly WaitingChange[] {
  const entries = JSON.parse(stored) as readonly (readonly [string, string])[];
  return entries
    .flatMap(([key, text]) => {
      try {
        const change = JSON.parse(text) as WaitingChange;
        return typeof change.at === 'number' ? [{ ...change, key }] : [];
      } catch {
        return [];
      }
    })
    .toSorted((a, b) => a.at - b.at);
}

export function waitingChanges(owner: DraftOwner): readonly WaitingChange[] {
  return readChanges(storedChanges(owner));
}

/**
 * Keeps a change until it can be sent. A second edit of a record joins the first, with the values that were read for
 * that one: the record itself has not changed in between. A transition leads on from the one before, unless that was
 * refused: then it takes its place.
 *
 * @returns Whether the browser keeps it.
 */
export function keepChange(owner: DraftOwner, change: NewChange): boolean {
  const others = waitingChanges(owner);
  const earlier =
    change.row === undefined
      ? undefined
      : others.find(
          ({ kind, entity, row, problem }) =>
            kind === change.kind &&
            entity === change.entity &&
            row?.id === change.row?.id &&
            (kind === 'edit' || problem !== undefined),
        );
  const latest = others.at(-1)?.at ?? 0;
  return storeChange({
    ...joined(earlier, change),
    key:
      earlier?.key ?? prefix + JSON.stringify([owner.project, owner.person, crypto.randomUUID()]),
    // Clocks go back, and two changes can come within a millisecond.
    at: earlier?.at ?? Math.max(Date.now(), latest + 1),
  });
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
  try {
    localStorage.setItem(key, JSON.stringify(change));
  } catch {
    // The browser refuses storage, or it is full.
    return false;
  }
  listeners.notify();
  return true;
}

export function deleteChange(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where the browser refuses storage, nothing was kept.
  }
  listeners.notify();
}
