import type { DraftRow } from '../kept-work/drafts/index.ts';
import type { KeptRow } from './kept-row.ts';
import { childRowsScreenMessages } from './messages.ts';

/**
 * Returns rows as a draft keeps them, in their order. Of a stored row without changes it keeps only which one
 * it is.
 */
export function draftOfRows(
  rows: readonly KeptRow[],
  isChanged: (row: KeptRow) => boolean,
): readonly DraftRow[] {
  return rows.map((row) => {
    const { id, record, texts, initial, links, deleted } = row;
    const kept = { id, ...(record && { record: record.id }) };
    if (record !== undefined && !deleted && !isChanged(row)) return kept;
    return { ...kept, texts, initial, links, ...(deleted && { deleted }) };
  });
}

/**
 * Returns the stored rows with what a draft changes in them. A row that others changed meanwhile says so, and one
 * that they deleted is a new row if something was entered in it.
 *
 * @param stored The rows as they are now.
 * @param empty Returns a new row.
 */
export function rowsWithDraft(
  stored: readonly KeptRow[],
  draft: readonly DraftRow[],
  empty: (id: string) => KeptRow,
): readonly KeptRow[] {
  const drafted = draft.flatMap((kept): readonly KeptRow[] => {
    const { id, record, texts, initial = {}, links = {}, deleted = false } = kept;
    const now = stored.find((row) => row.id === record);
    if (now === undefined) {
      // One without changes is gone as it is in the database.
      if (texts === undefined || deleted) return [];
      if (record === undefined) return [{ ...empty(id), texts, initial, links }];
      const message = childRowsScreenMessages.deletedMeanwhile;
      return [{ ...empty(crypto.randomUUID()), texts, links, message }];
    }
    if (texts === undefined) return [now];
    const entered = Object.entries(texts).filter(([name, text]) => text !== initial[name]);
    const isOther = (name: string) => now.initial[name] !== initial[name];
    if (deleted) {
      const isSame = !Object.keys(initial).some(isOther);
      const message = childRowsScreenMessages.changedNotDeleted;
      return [isSame ? { ...now, deleted } : { ...now, message }];
    }
    const message = entered.some(([name]) => isOther(name))
      ? childRowsScreenMessages.changed
      : undefined;
    return [
      {
        ...now,
        texts: { ...now.texts, ...Object.fromEntries(entered) },
        links: { ...now.links, ...links },
        edited: true,
        message,
      },
    ];
  });
  const known = drafted.filter(({ record }) => record !== undefined);
  const others = stored.filter((row) => !known.some(({ id }) => id === row.id));
  const places = known.map(({ place = 0 }) => place);
  const isMoved = places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0));
  if (isMoved || others.length === 0) return [...drafted, ...others];
  // Rows that others added are where they have put them.
  const inOrder = [...known, ...others].toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
  return [...inOrder, ...drafted.filter(({ record }) => record === undefined)];
}
