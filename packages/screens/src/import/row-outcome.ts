import { type JudgedRow, problemText } from '@ninefold/data/records/import';
import { importScreenMessages } from './messages.ts';

/** Says what would become of a row. */
export function outcomeOf(header: readonly string[], { outcome, problems }: JudgedRow): string {
  switch (outcome) {
    case 'create':
      return importScreenMessages.outcomeCreate;
    case 'update':
      return importScreenMessages.outcomeUpdate;
    case 'unchanged':
      return importScreenMessages.outcomeUnchanged;
    default:
      return problemText(header, problems);
  }
}
