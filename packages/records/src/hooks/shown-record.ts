import type { RecordRow, SeenRecord } from '@ninefold/data/records';

/** A record as a screen shows it: what was read of it guards what is written. */
export type ShownRecord = SeenRecord &
  Pick<RecordRow, 'title'> & {
    /** See `ReadRecord`: records that `readMany` has read together can be written together. */
    readonly request?: number;
  };

export function rowOf({ id, title, values, version, request }: ShownRecord) {
  return {
    id,
    title,
    values,
    links: {},
    ...(version !== undefined && { version }),
    ...(request !== undefined && { request }),
  };
}
