/** What has changed: history, live rows, undo. Knows no form and no list. */
export type { HistoryCellProps } from './history-cell.tsx';
export { HistorySkeleton } from './history-skeleton.tsx';
export { historiesOf, historyLists } from './history-lists.ts';
export { HistoryCell } from './deferred-history.ts';
export { useNow } from './use-now.ts';
export { withWaiting } from './with-waiting.ts';
export { useUndo } from './use-undo.ts';
export { type Coalesced, coalesced } from './coalesced.ts';
export { useLiveRecord } from './use-live-record.ts';
export { useLiveTable, useRealtime } from './use-live-table.ts';
