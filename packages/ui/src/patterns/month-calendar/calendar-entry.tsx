import { Anchor } from '../../components/link/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { monthCalendarMessages } from './messages.ts';
import type { DayRow } from './month-calendar.tsx';

/** A record on one of its days: a link, after its time. */
export function CalendarEntry({ row, time, isContinued }: DayRow) {
  const content = (
    <>
      {time !== undefined && <span className="text-ink-subtle tabular-nums">{time} </span>}
      <bdi>{row.title}</bdi>
      {isContinued && <span className="sr-only"> {monthCalendarMessages.continued}</span>}
    </>
  );
  return row.href === undefined ? (
    <span className="block truncate px-1 text-sm">{content}</span>
  ) : (
    <Anchor
      href={row.href}
      title={row.title}
      className={joinClassNames(
        'line-clamp-2 rounded-xs bg-hover px-1 py-0.5 wrap-anywhere text-sm text-ink hover:underline max-sm:py-2',
        isContinued && 'rounded-s-none border-s-2 border-line-strong ps-1.5',
      )}
    >
      {content}
    </Anchor>
  );
}
