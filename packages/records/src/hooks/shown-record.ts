import type { RecordRow, SeenRecord } from '@ninefold/data/records';

/** A record as a screen shows it: what was read of it guards what is written. */
export type ShownRecord = SeenRecord & Pick<RecordRow, 'title'>;

export function rowOf({ id, title, values, version }: ShownRecord): RecordRow {
  return { id, title, values, links: {}, ...(version !== undefined && { version }) };
}
