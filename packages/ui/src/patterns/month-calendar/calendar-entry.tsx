import { Anchor } from '../../components/link/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { monthCalendarMessages } from './messages.ts';
import type { DayRow } from './rows-by-day.ts';

/** A record on one of its days: a link, after its time. */
export function CalendarEntry({ row, time, isContinued }: DayRow) {
  const content = (lines: string) => (
    // In the direction of the title, whose beginning would be cut off in the other one.
    <span dir="auto" className={`${lines} rtl:text-right`}>
      {time !== undefined && (
        <span className="text-ink-subtle tabular-nums">
          <bdi>{time}</bdi>{' '}
        </span>
      )}
      {row.title}
      {isContinued && <span className="sr-only"> {monthCalendarMessages.continued}</span>}
    </span>
  );
  return row.href === undefined ? (
    <span className="block px-1 text-sm">{content('block truncate')}</span>
  ) : (
    <Anchor
      href={row.href}
      title={row.title}
      className={joinClassNames(
        'block rounded-xs bg-hover px-1 py-0.5 text-sm text-ink hover:underline max-sm:py-2',
        isContinued && 'rounded-s-none border-s-2 border-line-strong ps-1.5',
      )}
    >
      {content('line-clamp-2 wrap-anywhere')}
    </Anchor>
  );
}
