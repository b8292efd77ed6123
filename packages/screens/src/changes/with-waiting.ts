import type { RecordRow } from '@ninefold/ui/shapes';

/** Returns a record with the values that it will have once what waits is sent. */
export function withWaiting<Row extends Pick<RecordRow, 'values' | 'waiting'>>(row: Row): Row {
  return row.waiting === undefined ? row : { ...row, values: { ...row.values, ...row.waiting } };
}
