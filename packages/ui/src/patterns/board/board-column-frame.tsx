import { ChevronsLeftRight, ChevronsRightLeft } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../../components/icon-button/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { StatusBadge } from '../../components/status-badge/index.ts';
import { tv } from '../../components/styling/index.ts';
import { FieldDisplay, formatExactNumber, useValueFormat } from '../../fields/index.ts';
import { hasContent } from '../has-content.ts';
import { ColumnFoot } from './board-column-foot.tsx';
import type { BoardColumn } from './board-props.ts';
import { boardMessages } from './messages.ts';

interface BoardColumnFrameProps {
  readonly column: BoardColumn;
  /** Whether Tab leads to this column: to its cards, or to the button in its head while it has none. */
  readonly isTabStop: boolean;
  /** Whether a card of any column is being dragged. */
  readonly isDragging: boolean;
  /** The reason the card that is being dragged can't be dropped here. */
  readonly rejection: string | undefined;
  /** The cards. */
  readonly children: ReactNode;
}

const frameStyles = tv({
  slots: {
    column: 'relative flex shrink-0 snap-start flex-col rounded-md border border-line bg-sunken',
    head: 'relative flex items-center gap-2 px-3 py-2',
    title: 'min-w-0',
    cards: 'flex min-h-0 flex-1 flex-col',
  },
  variants: {
    collapsed: {
      true: {
        column: 'w-12',
        // A card is dropped on the head as well, which lies over the cards.
        head: 'pointer-events-none z-1 min-h-0 flex-col px-0 [&_button]:pointer-events-auto',
        title: 'min-h-0 [writing-mode:vertical-rl]',
        cards: 'absolute inset-0',
      },
      false: {
        column: 'w-72 max-sm:w-[85vw]',
        cards: 'overflow-y-auto px-2 pb-2 outline-none short:overflow-visible',
      },
    },
    isShort: { true: { column: 'self-start' } },
    isRejecting: { true: { head: 'opacity-60' } },
  },
});

/** A column: its state, how many records are in it and their sums, and its cards. */
export function BoardColumnFrame(props: BoardColumnFrameProps) {
  const { column, isTabStop, isDragging, rejection, children } = props;
  const { state, page, error, sums, collapsed = false, onCollapsedChange } = column;
  const heading = useId();
  const styles = frameStyles({
    collapsed,
    // Its whole height takes a card.
    isShort: !collapsed && !isDragging && !hasContent(error) && page?.rows.length === 0,
    isRejecting: rejection !== undefined,
  });
  const isOpen = !collapsed;
  return (
    <li data-slot="board-column" aria-labelledby={heading} className={styles.column()}>
      <div data-slot="board-column-head" className={styles.head()}>
        <h2 id={heading} className={styles.title()}>
          {state === null ? (
            <span className="text-ink-subtle">{boardMessages.withoutState}</span>
          ) : (
            <StatusBadge tone={state.tone ?? 'neutral'}>{state.label}</StatusBadge>
          )}
        </h2>
        {page !== undefined && <Count total={page.total} />}
        {onCollapsedChange && (
          <IconButton
            size="small"
            tooltip
            label={boardMessages.cards({ state: state?.label ?? boardMessages.withoutState })}
            aria-expanded={isOpen}
            tabIndex={isTabStop && !hasCards(column) ? 0 : -1}
            className={collapsed ? 'order-first' : 'ms-auto'}
            onClick={() => onCollapsedChange(isOpen)}
          >
            {isOpen ? (
              <ChevronsRightLeft aria-hidden="true" />
            ) : (
              <ChevronsLeftRight aria-hidden="true" />
            )}
          </IconButton>
        )}
      </div>
      {isOpen && sums !== undefined && sums.length > 0 && <Sums sums={sums} />}
      {isOpen && rejection !== undefined && (
        <p className="px-3 pb-2 text-sm text-ink-subtle">{rejection}</p>
      )}
      {/* Browsers make what scrolls, and has nothing that Tab leads to, a place for Tab itself. */}
      <div className={styles.cards()} tabIndex={hasCards(column) ? -1 : undefined}>
        {isOpen && hasContent(error) ? (
          error
        ) : isOpen && page === undefined ? (
          <CardSkeletons />
        ) : (
          children
        )}
      </div>
      {hasCards(column) && <ColumnFoot column={column} isTabStop={isTabStop} />}
    </li>
  );
}

/** Returns whether a column shows any cards. */
export function hasCards({ collapsed = false, error, page }: BoardColumn): boolean {
  return !collapsed && !hasContent(error) && (page?.rows.length ?? 0) > 0;
}

function Sums({ sums }: Pick<Required<BoardColumn>, 'sums'>) {
  return (
    <dl className="flex flex-col px-3 pb-2 text-sm">
      {sums.map(({ field, value }) => (
        <div key={field.name} className="flex justify-between gap-3">
          <dt className="truncate text-ink-subtle">{field.label}</dt>
          <dd className="tabular-nums">
            {value === undefined ? (
              '\u00A0'
            ) : (
              <FieldDisplay field={field} value={value} place="cell" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Count({ total }: Pick<NonNullable<BoardColumn['page']>, 'total'>) {
  const { locale } = useValueFormat();
  if (total === null) return null;
  const count = formatExactNumber(String(total.count), { locale });
  const { records, recordsOfAbout, countOfAbout } = boardMessages;
  return (
    <span className="text-ink-subtle tabular-nums">
      <span aria-hidden="true">{total.exact ? count : countOfAbout({ count })}</span>
      <span className="sr-only">
        {(total.exact ? records : recordsOfAbout)({ count: total.count })}
      </span>
    </span>
  );
}

const skeletons = [0, 1, 2];

function CardSkeletons() {
  return (
    <>
      <output className="sr-only">{boardMessages.loading}</output>
      {skeletons.map((index) => (
        <div
          key={index}
          className="flex flex-col gap-3 rounded-sm border border-line bg-panel px-3 py-3"
        >
          <Skeleton className="w-40" />
          <Skeleton className="w-24" />
        </div>
      ))}
    </>
  );
}
