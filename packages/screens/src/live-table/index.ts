/** Follows what others do to a table. */
export { type Coalesced, coalesced } from './coalesced.ts';
export { useLiveTable } from './use-live-table.ts';
