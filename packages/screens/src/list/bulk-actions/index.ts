/** Changes of many selected records at once: chosen, asked about, written, undone. Knows no list. */
export { bulkScreenMessages } from './messages.ts';
export { useBulkRun } from './use-bulk-run.tsx';
