import { deferred } from '../deferred/index.tsx';
import { HistorySkeleton } from './history-skeleton.tsx';

export type { HistoryCellProps } from './history-cell.tsx';
export { historiesOf, historyLists } from './history-lists.ts';

/** One part of a row of a history: the kind of record, which record, or what changed. */
export const HistoryCell = deferred(() => import('./history-cell.tsx'), 'HistoryCell');

/** The changes of a record, and of records that belong to it. */
export const HistoryEntries = deferred(
  () => import('./history-entries.tsx'),
  'HistoryEntries',
  <HistorySkeleton />,
);
