import { rowsAtOnce } from './import-plan.ts';

/**
 * The progress of an import. The caller keeps it where it outlasts a page, and passes it in to continue
 * from there: it is plain data.
 */
export interface ImportProgress {
  /** Unique to this import: the start of its new records' UUIDs. */
  readonly id: string;
  /** Rows that are sent at once, the same to the end: what was sent is found again by it. */
  readonly size: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Rows that the database refused, with its reason. */
  readonly refused: readonly (readonly [row: number, message: string])[];
  /** Every row up to this one is settled. */
  readonly settled: number;
  /** Later ones that are. */
  readonly alsoSettled: readonly number[];
  /** What is to be said where the rows were only tried, as while somebody else is viewed: none is stored. */
  readonly tried?: string;
  /** The request that was sent and has no answer yet. */
  readonly sent?: SentRows;
}

export interface SentRows {
  readonly kind: 'create' | 'update';
  readonly rows: readonly number[];
  /** How many records looked like the first of the rows before, where nothing else tells them apart. */
  readonly similar?: number;
}

export function newProgress(size = rowsAtOnce): ImportProgress {
  return {
    id: crypto.randomUUID(),
    size,
    created: 0,
    updated: 0,
    unchanged: 0,
    refused: [],
    settled: 0,
    alsoSettled: [],
  };
}

export function isSettled({ settled, alsoSettled }: ImportProgress, row: number): boolean {
  return row <= settled || alsoSettled.includes(row);
}

/** How many rows have been settled. */
export function settledRows({ created, updated, unchanged, refused }: ImportProgress): number {
  return created + updated + unchanged + refused.length;
}

/** Returns the UUID of the new record of a row: the same each time that the import is resumed. */
export function markOfRow(id: string, row: number): string {
  return `${id.slice(0, 24)}${row.toString(16).padStart(12, '0')}`;
}
