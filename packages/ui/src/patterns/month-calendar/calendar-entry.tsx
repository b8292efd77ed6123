import { Anchor } from '../../components/link/index.ts';
import { StatusDot } from '../../status-dot.tsx';
import type { FieldOption } from '../../shapes/index.ts';
import { eventStyles } from '../calendar-frame/index.ts';
import { monthCalendarMessages } from './messages.ts';
import type { DayRow } from './rows-by-day.ts';

interface CalendarEntryProps extends DayRow {
  readonly state: FieldOption | undefined;
}

/** A record on one of its days: a link, after its time, in the colour of its state. */
export function CalendarEntry({ row, time, isContinued, state }: CalendarEntryProps) {
  const content = (lines: string) => (
    // In the direction of the title, whose beginning would be cut off in the other one.
    <span dir="auto" className={`${lines} rtl:text-right`}>
      {state?.tone !== undefined && (
        <span className="me-1 inline-block align-middle leading-none">
          <StatusDot tone={state.tone} />
        </span>
      )}
      {time !== undefined && (
        <span className="text-ink-muted tabular-nums">
          <bdi>{time}</bdi>{' '}
        </span>
      )}
      {row.title}
      {state !== undefined && <span className="sr-only"> {state.label}</span>}
      {isContinued && <span className="sr-only"> {monthCalendarMessages.continued}</span>}
    </span>
  );
  return row.href === undefined ? (
    <span className="block px-1 text-sm">{content('block truncate')}</span>
  ) : (
    <Anchor
      href={row.href}
      title={[row.title, state?.label].filter(Boolean).join('\n')}
      className={eventStyles({
        tone: state?.tone,
        className: [
          'block px-1 py-0.5 hover:underline max-sm:py-2',
          isContinued && 'rounded-s-none border-dashed',
        ],
      })}
    >
      {content('line-clamp-2 wrap-anywhere')}
    </Anchor>
  );
}
