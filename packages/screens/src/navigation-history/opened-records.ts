import type { Identity } from '../application/index.ts';

/** A record that a person opened or picked, kept on this machine: by its name alone, not by what is in it. */
export interface OpenedRecord {
  /** Keyed by `entityId`. */
  readonly entity: string;
  /** As its row has it. */
  readonly id: string;
}

type Kind = 'opened' | 'picked';

/** Picked records are of many entities, each with its own picker. */
const mostKept = { opened: 12, picked: 60 };

function keyOf(kind: Kind, { project, person, tenant = '' }: Identity): string {
  return `ninefold.${kind} ${JSON.stringify([project, person, tenant])}`;
}

/** @returns Last opened first; none of a visitor, and where the browser keeps nothing. */
export function openedRecords(identity: Identity, kind: Kind = 'opened'): readonly OpenedRecord[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(kind, identity)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOpened).slice(0, mostKept[kind]) : [];
  } catch {
    return [];
  }
}

/** Remembers a record of a person; nothing of a visitor. */
export function rememberOpened(
  identity: Identity,
  record: OpenedRecord,
  kind: Kind = 'opened',
): void {
  if (identity.person === '') return;
  const others = openedRecords(identity, kind).filter(
    ({ entity, id }) => entity !== record.entity || id !== record.id,
  );
  try {
    const kept = [record, ...others].slice(0, mostKept[kind]);
    localStorage.setItem(keyOf(kind, identity), JSON.stringify(kept));
  } catch {
    // Storage is refused: nothing is remembered.
  }
}

/** Deletes the records that others than this person have opened and picked; null for a visitor. */
export function keepOpenedOnlyOf(person: string | null): void {
  try {
    for (const key of Object.keys(localStorage)) {
      // Earlier versions kept them under another key.
      const found = /^ninefold\.(?:opened|picked)(?: (.*)|\.)/.exec(key);
      if (found !== null && personIn(found[1]) !== person) localStorage.removeItem(key);
    }
  } catch {
    // Storage is refused: nothing was kept.
  }
}

function personIn(identity: string | undefined): unknown {
  return identity && (JSON.parse(identity) as readonly unknown[])[1];
}

function isOpened(value: unknown): value is OpenedRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { entity, id } = value as Record<string, unknown>;
  return typeof entity === 'string' && typeof id === 'string';
}
