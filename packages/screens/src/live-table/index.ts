/** Follows what others do to a table. */
export { type Coalesced, coalesced } from './coalesced.ts';
export { useLiveRecord } from './use-live-record.ts';
export { useLiveTable, useRealtime } from './use-live-table.ts';
