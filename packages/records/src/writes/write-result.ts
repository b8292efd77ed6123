import { DataError } from '@ninefold/data/client';
import {
  isAnswerLost,
  RecordConflict,
  type RecordRow,
  type RecordValues,
  WriteUncertain,
} from '@ninefold/data/records';
import { CreationUncertain } from '@ninefold/data/records/creation';
import type { RecordProblem } from '@ninefold/rules/records';

/** The record is as the write makes it. */
export interface Saved {
  readonly status: 'saved';
  /** Null where the role can write the record and not read it, and for a deleted one. */
  readonly record: RecordRow | null;
  /** The record right before; absent for a new one. */
  readonly before?: RecordRow;
  /** The values that were written; none where the record had all of them already. */
  readonly values: RecordValues;
  /** Whether all that is shown could be read again. */
  readonly isRefreshed: boolean;
}

/** Others have changed the record, and nothing was written. */
export interface Conflict {
  readonly status: 'conflict';
  /** The record as it is now. */
  readonly current: RecordRow;
  /** Names of the fields that stand in the way. */
  readonly fields: readonly string[];
  /** Absent where the person was asked and gave up. */
  readonly error?: RecordConflict;
}

/** Why a write isn't sent, beside the fields that it is about. */
export type WriteProblem = Pick<RecordProblem, 'fields' | 'message'>;

/** The rules or the database don't accept it, and nothing was written. */
export interface Refused {
  readonly status: 'refused';
  /** What the rules found before anything was sent; empty for the database's own answer. */
  readonly problems: readonly WriteProblem[];
  /** Anything that was thrown; absent where nothing was sent. */
  readonly error?: unknown;
}

/** The database would accept it, and nothing was written: the person views the application as somebody else. */
export interface Tried {
  readonly status: 'tried';
  readonly error: DataError;
}

/** The answer was lost, and it isn't known whether it was stored. The next attempt looks first, and writes nothing twice. */
export interface Lost {
  readonly status: 'lost';
  readonly error: DataError;
  /** New records that may be it, newest first. */
  readonly candidates: readonly RecordRow[];
}

/** The server can't be reached or used, and nothing was written. */
export interface Offline {
  readonly status: 'offline';
  readonly error: DataError;
}

export type Unsaved = Conflict | Refused | Tried | Lost | Offline;

/** The outcome of a write. */
export type WriteResult = Saved | Unsaved;

/** Sorts anything that a write has thrown: the one place that does. */
export function unsavedBy(error: unknown): Unsaved {
  if (!(error instanceof DataError)) return { status: 'refused', problems: [], error };
  if (error instanceof RecordConflict) {
    return { status: 'conflict', current: error.current, fields: error.changed, error };
  }
  if (error instanceof CreationUncertain) {
    return { status: 'lost', error, candidates: error.candidates };
  }
  if (error instanceof WriteUncertain) return { status: 'lost', error, candidates: [] };
  const { kind } = error.failure;
  if (kind === 'tried') return { status: 'tried', error };
  if (kind === 'offline' || kind === 'unavailable') return { status: 'offline', error };
  return { status: 'refused', problems: [], error };
}

/** Sorts what a write has thrown whose answer nobody looks for. */
export function unsavedUnchecked(error: unknown): Unsaved {
  return isAnswerLost(error) ? { status: 'lost', error, candidates: [] } : unsavedBy(error);
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
