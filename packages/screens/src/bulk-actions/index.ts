export { bulkScreenMessages } from './messages.ts';
export { useBulkRun } from './use-bulk-run.tsx';
