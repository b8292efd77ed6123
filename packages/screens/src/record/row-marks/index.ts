/** Marks of the rows of a table: what is overdue, what waits to be sent, files, history in words. Reads no record. */
export { useRowMarks } from './use-row-marks.ts';
