import { type OpenedRecord, openedRecords, rememberOpened } from './opened-records.ts';

const mostOffered = 5;

/** Returns the keys of the records of an entity that this person picked or opened lately, picked ones first. */
export function recentKeys(person: string, entity: string): readonly string[] {
  const kept = [...openedRecords(person, 'picked'), ...openedRecords(person)];
  const keys = kept.flatMap((record) => (record.entity === entity ? record.id : []));
  return [...new Set(keys)].slice(0, mostOffered);
}

export function rememberPicked(person: string, record: OpenedRecord): void {
  rememberOpened(person, record, 'picked');
}
