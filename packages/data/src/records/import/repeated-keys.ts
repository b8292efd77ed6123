import { formatList } from '@ninefold/messages';
import { fieldLabel } from '@ninefold/specification';
import type { RowDraft } from './checked-row.ts';
import { keyOfValues } from './existing.ts';
import type { ImportPlan } from './import-plan.ts';
import { importMessages } from './messages.ts';

/** The unique values that rows have taken. */
export interface SeenKeys {
  readonly rowOf: Map<string, number>;
  /** Values of corrected rows, which can be corrected again. */
  readonly corrected: Map<number, readonly string[]>;
}

/** Releases the values of a row that is checked again. */
export function release({ rowOf, corrected }: SeenKeys, row: number): void {
  for (const id of corrected.get(row) ?? []) rowOf.delete(id);
  corrected.delete(row);
}

/**
 * Two rows of a file can't have the same unique values, nor be about the same record. One that is left
 * out takes them from no other.
 */
export function checkRepeated(
  { entity }: ImportPlan,
  uniques: readonly (readonly string[])[],
  draft: RowDraft,
  { rowOf, corrected, again }: SeenKeys & { readonly again: boolean },
  columnOf: ReadonlyMap<string, number>,
): void {
  const own: string[] = [];
  for (const key of uniques) {
    const text = keyOfValues(entity, key, draft.values);
    if (text === undefined) continue;
    const id = `${key.join(',')}\n${text}`;
    own.push(id);
    const row = rowOf.get(id);
    if (row === undefined) continue;
    const fields = formatList(key.map((name) => fieldLabel(entity, name)));
    const column = columnOf.get(key[0] ?? '');
    draft.problems.push({ column, row, message: importMessages.repeated({ row, fields }) });
  }
  if (draft.problems.length > 0) return;
  for (const id of own) rowOf.set(id, draft.number);
  if (again) corrected.set(draft.number, own);
}
