import type { RecordPage, RecordRow } from '@ninefold/ui/shapes';
import { withWaiting } from '../../changes/index.ts';
import type { BoardState } from './board-states.ts';

type Page = RecordPage | undefined;

/**
 * Moves the cards whose new value of the board's field waits to be sent to the column of that value. There the
 * title carries its mark, since a card doesn't show the field itself. The counts stay those of the database.
 */
export function withWaitingCards(
  pages: readonly Page[],
  states: readonly BoardState[],
  field: string,
  titleField: string | undefined,
): readonly Page[] {
  const isWaiting = ({ waiting }: RecordRow) =>
    waiting !== undefined && Object.hasOwn(waiting, field);
  const waiting = pages.flatMap((page) => page?.rows.filter(isWaiting) ?? []);
  if (waiting.length === 0) return pages;
  const cards = waiting.map((row) => {
    const mark = row.marks?.[field];
    if (titleField === undefined || mark === undefined) return withWaiting(row);
    return { ...withWaiting(row), marks: { ...row.marks, [titleField]: mark } };
  });
  return pages.map(
    (page, index) =>
      page && {
        ...page,
        rows: [
          ...cards.filter(({ values }) => values[field] === (states[index]?.state?.value ?? null)),
          ...page.rows.filter((row) => !isWaiting(row)),
        ],
      },
  );
}
