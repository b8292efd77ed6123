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
const keyOf = (kind: Kind, person: string) => `ninefold.${kind}.${person}`;

/** @returns Last opened first; none where the browser keeps nothing. */
export function openedRecords(person: string, kind: Kind = 'opened'): readonly OpenedRecord[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(kind, person)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOpened).slice(0, mostKept[kind]) : [];
  } catch {
    return [];
  }
}

export function rememberOpened(person: string, record: OpenedRecord, kind: Kind = 'opened'): void {
  const others = openedRecords(person, kind).filter(
    ({ entity, id }) => entity !== record.entity || id !== record.id,
  );
  try {
    const kept = [record, ...others].slice(0, mostKept[kind]);
    localStorage.setItem(keyOf(kind, person), JSON.stringify(kept));
  } catch {
    // Storage is refused: nothing is remembered.
  }
}

function isOpened(value: unknown): value is OpenedRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { entity, id } = value as Record<string, unknown>;
  return typeof entity === 'string' && typeof id === 'string';
}
