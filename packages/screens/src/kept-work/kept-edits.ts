import { keepInBrowser } from '@ninefold/ui/provider';
import type { RecordRow } from '@ninefold/data/records';
import type { RecordChanges } from '@ninefold/ui/patterns/record-form';
import type { RecordLink } from '@ninefold/ui/shapes';
import { collection, type Identity } from '../application/index.ts';

/** Unsaved edits of a list that a page has left in this browser. */
export interface KeptEdits {
  readonly key: string;
  /** When they were made, in milliseconds. */
  readonly at: number;
  readonly records: readonly KeptRecord[];
}

/** The edits of one record. */
export interface KeptRecord {
  /** The record as the person saw it, which a save must find unchanged. */
  readonly row: RecordRow;
  /** Keyed by field. */
  readonly texts: RecordChanges;
  /** The records that were chosen, by the reference's constraint. */
  readonly links: Readonly<Record<string, RecordLink | null>>;
}

const kept = collection('edits', isStored);

/** The keys of edits that this page holds. */
const heldHere = new Set<string>();
/** Those that other pages have left, and that this one offers. */
const offeredHere = new Set<string>();

/**
 * Returns how the keys of a person's edits begin, in one list or in all. By the list's path: what was entered for one
 * tenant is not offered for another.
 */
export function keptEditsOf(identity: Identity, path?: string): string {
  return path === undefined ? kept.start(identity) : kept.start(identity, path);
}

/** Returns the keys of a person's edits, of all lists and pages. */
export function allEditsOf(identity: Identity): readonly string[] {
  return kept.keys(keptEditsOf(identity));
}

/** Returns those of them that no page offers, because they are being made or their list isn't open. */
export function editsNotOffered(identity: Identity): readonly string[] {
  return allEditsOf(identity).filter(
    (key) => !offeredHere.has(key) && readEdits(key) !== undefined,
  );
}

/** Returns another key for edits: each page keeps its own. */
export const newKey = kept.newKey;

/** Replaces the edits under a key. Without edits, it is deleted. */
export function storeEdits(key: string, edits: ReadonlyMap<string, KeptRecord>): void {
  if (edits.size === 0) {
    deleteEdits(key);
    return;
  }
  const records = [...edits.values()].map(withoutMarks);
  const isKept = keepInBrowser(key, JSON.stringify({ at: Date.now(), records }));
  // Earlier edits would be offered as if they were the last ones. The browser still asks before the page is left.
  if (!isKept) deleteEdits(key);
}

export const deleteEdits = kept.delete;

/** Holds a key, so that no other page offers its edits, until the signal is aborted or the page is gone. */
export function holdEdits(key: string, signal: AbortSignal, onHeld?: () => void): void {
  heldHere.add(key);
  signal.addEventListener('abort', () => heldHere.delete(key));
  // At an address without TLS a browser has no locks: another tab then offers the edits of this one, too.
  const { locks } = navigator as Partial<Navigator>;
  if (locks === undefined) onHeld?.();
  else {
    const held = () =>
      new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => resolve());
        onHeld?.();
      });
    // Aborted before it was free.
    locks.request(key, { signal }, held).catch(() => undefined);
  }
}

/**
 * Calls `onFound` with the edits that other pages have left in a list: at once, or when the page that holds them is
 * closed or crashes. They are held until the signal is aborted.
 */
export function findEdits(
  list: string,
  signal: AbortSignal,
  onFound: (kept: KeptEdits) => void,
): void {
  for (const key of kept.keys(list)) {
    if (heldHere.has(key)) continue;
    holdEdits(key, signal, () => {
      offeredHere.add(key);
      signal.addEventListener('abort', () => offeredHere.delete(key));
      const found = readEdits(key);
      if (found !== undefined) onFound(found);
    });
  }
}

function readEdits(key: string): KeptEdits | undefined {
  const stored = kept.read(key);
  return stored && { key, ...stored };
}

function isStored(value: unknown): value is Omit<KeptEdits, 'key'> {
  const { at, records } = Object(value) as Partial<Record<string, unknown>>;
  return (
    Number.isFinite(at) && Array.isArray(records) && records.length > 0 && records.every(isRecord)
  );
}

function isRecord(stored: unknown): stored is KeptRecord {
  const { row, texts, links } = Object(stored) as Partial<KeptRecord>;
  return typeof row?.id === 'string' && [row.values, row.links, texts, links].every(isObject);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** A list marks its rows. Their versions are read again. */
function withoutMarks({ row, texts, links }: KeptRecord): KeptRecord {
  const { id, title, href, values } = row;
  return { row: { id, title, href, values, links: row.links }, texts, links };
}
