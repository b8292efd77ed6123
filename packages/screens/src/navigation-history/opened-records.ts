/** The records that a person opened last, kept on this machine: by their names alone, not by what is in them. */
export interface OpenedRecord {
  /** By `entityId`. */
  readonly entity: string;
  /** As its row has it. */
  readonly id: string;
}

const mostKept = 12;
const keyOf = (person: string) => `ninefold.opened.${person}`;

/** @returns Last opened first; none where the browser keeps nothing. */
export function openedRecords(person: string): readonly OpenedRecord[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOpened).slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

export function rememberOpened(person: string, record: OpenedRecord): void {
  const others = openedRecords(person).filter(
    ({ entity, id }) => entity !== record.entity || id !== record.id,
  );
  try {
    localStorage.setItem(keyOf(person), JSON.stringify([record, ...others].slice(0, mostKept)));
  } catch {
    // Storage is refused: nothing is remembered.
  }
}

function isOpened(value: unknown): value is OpenedRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { entity, id } = value as Record<string, unknown>;
  return typeof entity === 'string' && typeof id === 'string';
}
