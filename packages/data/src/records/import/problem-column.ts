import { importMessages } from './messages.ts';

/** The column in which the rows that were left out say why. */
export function isProblemColumn(name: string): boolean {
  return name === importMessages.problem || name === 'Problem';
}
