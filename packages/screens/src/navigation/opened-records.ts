import { collection, type Identity } from '../application/index.ts';

/** A record that a person opened or picked, kept on this machine: by its name alone, not by what is in it. */
export interface OpenedRecord {
  /** Keyed by `entityId`. */
  readonly entity: string;
  /** As its row has it. */
  readonly id: string;
}

type Kind = keyof typeof mostKept;

/** Picked records are of many entities, each with its own picker. */
const mostKept = { opened: 12, picked: 60 };

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
export const collections = {
  opened: collection('opened', isList),
  picked: collection('picked', isList),
};

function keyOf(kind: Kind, identity: Identity): string {
  return collections[kind].key(identity, identity.tenant ?? '');
}

/** @returns Last opened first; none of a visitor, and where the browser keeps nothing. */
export function openedRecords(identity: Identity, kind: Kind = 'opened'): readonly OpenedRecord[] {
  const kept = collections[kind].read(keyOf(kind, identity)) ?? [];
  return kept.filter(isOpened).slice(0, mostKept[kind]);
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
  collections[kind].write(keyOf(kind, identity), [record, ...others].slice(0, mostKept[kind]));
}

function isOpened(value: unknown): value is OpenedRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { entity, id } = value as Record<string, unknown>;
  return typeof entity === 'string' && typeof id === 'string';
}
