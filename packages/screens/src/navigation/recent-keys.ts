import type { Identity } from '../application/index.ts';
import { type OpenedRecord, openedRecords, rememberOpened } from './opened-records.ts';

const mostOffered = 5;

/** Returns the keys of the records of an entity that this person picked or opened lately, picked ones first. */
export function recentKeys(identity: Identity, entity: string): readonly string[] {
  const kept = [...openedRecords(identity, 'picked'), ...openedRecords(identity)];
  const keys = kept.flatMap((record) => (record.entity === entity ? record.id : []));
  return [...new Set(keys)].slice(0, mostOffered);
}

export function rememberPicked(identity: Identity, record: OpenedRecord): void {
  rememberOpened(identity, record, 'picked');
}
