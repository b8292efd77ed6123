import type { FieldText } from '@ninefold/ui/shapes';
import { addNumbers } from '@ninefold/values';
import { changesOf, enteredFields, type KeptRow } from './kept-row.ts';
import { stayingRows } from './row-writes.ts';

/** Returns the exact sum of a field; undefined where only the database can compute it from what is not saved. */
export function sumRows(rows: readonly KeptRow[], name: string): FieldText | undefined {
  let sum: string | null = null;
  for (const row of stayingRows(rows)) {
    const isEntered = enteredFields(row).some((field) => field.name === name);
    const isSaved = row.record !== undefined && Object.keys(changesOf(row)).length === 0;
    const isComputed = row.computed !== undefined && Object.hasOwn(row.computed, name);
    if (!isEntered && !isSaved && !isComputed) return undefined;
    if (row.unreadable[name] !== undefined || row.problems[name] !== undefined) return undefined;
    const value = isEntered
      ? row.texts[name]
      : (isComputed ? row.computed : row.record?.values)?.[name];
    sum = addNumbers(sum, typeof value === 'string' ? value : null);
  }
  return sum;
}
