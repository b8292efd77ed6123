export { laterMarks } from './later-marks.ts';
export type { MarkRow } from './overdue.ts';
export { useNow } from './use-now.ts';
export { useRowMarks } from './use-row-marks.ts';
export { withWaiting } from './with-waiting.ts';
