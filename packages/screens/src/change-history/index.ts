import { deferred } from '../deferred/index.tsx';

export type { HistoryCellProps } from './history-cell.tsx';
export { HistorySkeleton } from './history-skeleton.tsx';
export { historiesOf, historyLists } from './history-lists.ts';

/** One part of a row of a history: the kind of record, which record, or what changed. */
export const HistoryCell = deferred(() => import('./history-cell.tsx'), 'HistoryCell');
