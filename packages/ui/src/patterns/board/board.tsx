import { type RefObject, useEffect, useRef, useState } from 'react';
import { AriaLanguage } from '../../components/aria-language/index.ts';
import type { RecordRow } from '../../shapes/index.ts';
import { titleFirst } from '../record-list/index.ts';
import { type AvailableTransition, useTransitions } from '../state-transitions/index.ts';
import { BoardCards } from './board-cards.tsx';
import { BoardColumnFrame, hasCards } from './board-column-frame.tsx';
import { columnIndexOf, focusNear, moveInBoard, useBoardKeys } from './board-keys.ts';
import type { BoardColumn, BoardProps } from './board-props.ts';
import { boardMessages } from './messages.ts';

/**
 * Records as cards in a column for each state. A card is dragged to another column, with the pointer or
 * from its drag button by keyboard, or moved by its menu. It stays in its column until the change is saved.
 *
 * By keyboard:
 *
 * - Tab moves to the card that had the focus last, on to what is in it and below it, and out of the board.
 * - ArrowRight and ArrowLeft move to the column beside, to the card at the same height.
 * - ArrowDown, ArrowUp, Home and End move among the cards of a column, ArrowUp from the first one to the button that
 *   collapses the column, and ArrowDown from the last one to “Show more”.
 * - Enter opens the record of a card. On its drag button it picks the card up; Tab then leads from column to column,
 *   Enter drops it, and Escape leaves it where it is.
 */
export function Board({ label, columns, titleField, ...props }: BoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const fields = titleFirst(props.fields, titleField);
  const [dragged, setDragged] = useState<RecordRow>();
  const [saving, setSaving] = useState<RecordRow>();
  const [entered, setEntered] = useState<string>();
  const tabStop =
    columns.find((column) => keyOf(column) === entered) ??
    columns.find(hasCards) ??
    columns.find(({ page, onCollapsedChange }) => page ?? onCollapsedChange);
  useBoardKeys(
    label,
    columns.some(({ onCollapsedChange }) => onCollapsedChange !== undefined),
  );
  const follow = useFocusOfMoved(board, columns);

  const transitions = useTransitions({
    title: '',
    from: withoutState(),
    onTransition: async () => undefined,
    searchRecords: props.searchRecords,
  });
  const reject: BoardProps['onRejected'] = (row, rejection) => {
    props.onRejected(row, rejection);
    const card = cardOf(board, row);
    if (card) focusNear(card);
  };
  const start = (row: RecordRow, from: BoardColumn, transition: AvailableTransition) => {
    transitions.start(transition, {
      title: row.title,
      from: from.state ?? withoutState(),
      validateOf: (made) => props.validateOf?.(row, made),
      onProblem: (problem) => reject(row, problem),
      onTransition: async (made, entered) => {
        setSaving(row);
        try {
          const errors = await props.onTransition(row, made, entered);
          if (errors === undefined || errors.length === 0) follow(row, made.to.value);
          return errors;
        } finally {
          setSaving(undefined);
        }
      },
    });
  };
  const drop = (id: string, column: BoardColumn) => {
    const from = columns.find(({ page }) => page?.rows.some((row) => row.id === id));
    const row = from?.page?.rows.find((row) => row.id === id);
    if (from === undefined || row === undefined || from === column) return;
    if (saving !== undefined) {
      reject(row, { message: boardMessages.busy({ title: saving.title }) });
      return;
    }
    const transition = transitionTo(props, row, column);
    if (transition !== undefined && transition.unmetRequirement === undefined) {
      start(row, from, transition);
      return;
    }
    reject(row, {
      message: transition?.unmetRequirement ?? props.rejectionOf(row, column),
      why: transition?.why,
    });
  };

  return (
    <AriaLanguage>
      <div
        data-slot="board"
        ref={board}
        className="flex min-h-0 flex-1 flex-col border-t border-line"
      >
        {/* Its handlers only hear what its own cards and buttons do. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul
          aria-label={label}
          onKeyDown={moveInBoard}
          onFocus={({ target }) => {
            const column = columns[columnIndexOf(target)];
            if (column !== undefined) setEntered(keyOf(column));
          }}
          // Relative, so that hidden texts on cards scroll with them, and not the page.
          // Until there are cards, nothing else in it takes the focus to scroll by keyboard.
          tabIndex={columns.some(({ page }) => page !== undefined) ? undefined : 0}
          className="relative flex min-h-0 flex-1 snap-x gap-3 overflow-x-auto overscroll-x-contain p-4 sm:snap-none sm:px-6 short:overflow-y-visible"
        >
          {columns.map((column) => (
            <BoardColumnFrame
              key={keyOf(column)}
              column={column}
              isTabStop={column === tabStop}
              isDragging={dragged !== undefined}
              rejection={
                dragged === undefined || holds(column, dragged)
                  ? undefined
                  : rejectionOf(props, dragged, column)
              }
            >
              <BoardCards
                column={column}
                isTabStop={
                  column === tabStop && (hasCards(column) || column.onCollapsedChange === undefined)
                }
                fields={fields}
                saving={saving}
                transitionsOf={props.transitionsOf}
                onDrag={setDragged}
                onDrop={(id) => drop(id, column)}
                onTransition={(row, transition) => start(row, column, transition)}
              />
            </BoardColumnFrame>
          ))}
        </ul>
        {transitions.dialog}
      </div>
    </AriaLanguage>
  );
}

function keyOf({ state }: BoardColumn): string {
  return JSON.stringify(state?.value ?? null);
}

function withoutState() {
  return { value: '', label: boardMessages.withoutState };
}

function holds({ page }: BoardColumn, { id }: RecordRow): boolean {
  return page?.rows.some((row) => row.id === id) ?? false;
}

function transitionTo(
  { transitionsOf }: Pick<BoardProps, 'transitionsOf'>,
  row: RecordRow,
  { state }: BoardColumn,
): AvailableTransition | undefined {
  return transitionsOf(row).find(({ to }) => to.value === state?.value);
}

function rejectionOf(
  props: Pick<BoardProps, 'transitionsOf' | 'rejectionOf'>,
  row: RecordRow,
  column: BoardColumn,
): string | undefined {
  const transition = transitionTo(props, row, column);
  return transition === undefined ? props.rejectionOf(row, column) : transition.unmetRequirement;
}

function cardOf({ current }: RefObject<HTMLElement | null>, { id }: RecordRow) {
  return current?.querySelector<HTMLElement>(`[data-record="${CSS.escape(id)}"]`);
}

/**
 * Gives the focus to a card once it is in its new column alone, or to the head of that column if it is
 * collapsed, unless the focus has gone elsewhere meanwhile.
 */
function useFocusOfMoved(
  board: RefObject<HTMLElement | null>,
  columns: readonly BoardColumn[],
): (row: RecordRow, to: string) => void {
  const moved = useRef<{ readonly row: RecordRow; readonly to: string }>(undefined);
  useEffect(() => {
    if (moved.current === undefined) return;
    const { row, to } = moved.current;
    const [holding, other] = columns.filter((column) => holds(column, row));
    // The old card would take the focus away with it.
    if (other !== undefined || holding?.state?.value !== to) return;
    const { activeElement: active } = document;
    const isElsewhere =
      active !== null && active !== document.body && board.current?.contains(active) !== true;
    if (isElsewhere) return;
    const elements = board.current?.querySelectorAll('[data-slot=board-column]');
    const target = holding.collapsed
      ? elements?.[columns.indexOf(holding)]?.querySelector<HTMLElement>('[aria-expanded]')
      : cardOf(board, row);
    if (target === null || target === undefined) return;
    moved.current = undefined;
    focusNear(target);
  });
  return (row, to) => {
    moved.current = { row, to };
  };
}
