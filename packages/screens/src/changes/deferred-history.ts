import { deferred } from '../application/index.ts';

/** One part of a row of a history: the kind of record, which record, or what changed. */
export const HistoryCell = deferred(() => import('./history-cell.tsx'), 'HistoryCell');
