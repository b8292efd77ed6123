import type { RowProblem } from './checked-row.ts';
import { importMessages } from './messages.ts';

/** Returns the problems of a row as one text, each with the column that it is about. */
export function problemText(header: readonly string[], problems: readonly RowProblem[]): string {
  return problems
    .map(({ column, message }) => {
      const field = column === undefined ? undefined : header[column];
      return field === undefined ? message : importMessages.problemOf({ field, problem: message });
    })
    .join(' ');
}
