import { type ReactNode, useId } from 'react';
import { Button } from '../../components/button/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { StatusBadge } from '../../components/status-badge/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { formatExactNumber, useValueFormat } from '../../fields/index.ts';
import { hasContent } from '../has-content.ts';
import type { BoardColumn } from './board-props.ts';
import { boardMessages } from './messages.ts';

interface BoardColumnFrameProps {
  readonly column: BoardColumn;
  /** The reason the card that is being dragged can't be dropped here. */
  readonly rejection: string | undefined;
  /** The cards. */
  readonly children: ReactNode;
}

/** A column: its state, how many records are in it, and its cards. */
export function BoardColumnFrame({ column, rejection, children }: BoardColumnFrameProps) {
  const { state, page, error, onMore, moreBusy = false, allHref } = column;
  const heading = useId();
  return (
    <li
      aria-labelledby={heading}
      className="flex w-72 shrink-0 snap-start flex-col rounded-md border border-line bg-sunken max-sm:w-[85vw]"
    >
      <div
        className={joinClassNames(
          'flex flex-wrap items-center gap-2 px-3 py-2',
          rejection !== undefined && 'opacity-60',
        )}
      >
        <h2 id={heading} className="min-w-0">
          {state === null ? (
            <span className="text-ink-subtle">{boardMessages.withoutState}</span>
          ) : (
            <StatusBadge tone={state.tone ?? 'neutral'}>{state.label}</StatusBadge>
          )}
        </h2>
        {page !== undefined && <Count total={page.total} />}
      </div>
      {rejection !== undefined && <p className="px-3 pb-2 text-sm text-ink-subtle">{rejection}</p>}
      <div className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto px-2 pb-2 short:overflow-visible">
        {hasContent(error) ? (
          error
        ) : page === undefined ? (
          <CardSkeletons />
        ) : (
          <>
            {children}
            {onMore !== undefined && (
              <Button size="small" variant="ghost" busy={moreBusy} onClick={onMore}>
                {boardMessages.more}
              </Button>
            )}
            {allHref !== undefined && (
              <Button size="small" variant="ghost" asChild>
                <Anchor href={allHref}>{boardMessages.all}</Anchor>
              </Button>
            )}
          </>
        )}
      </div>
    </li>
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
