import { Anchor } from '../../components/link/index.ts';
import { StatusDot } from '../../status-dot.tsx';
import { eventStyles } from '../calendar-frame/index.ts';
import type { Times } from '../time-grid/index.ts';
import type { DayEvent } from './events-by-day.ts';
import { monthCalendarMessages } from './messages.ts';

interface CalendarEntryProps extends DayEvent {
  readonly times: Times;
  /** The ID of the text that says how it is moved; absent where it can't be. */
  readonly hint?: string;
}

/** A record on one of its days: a link, after its time, in the colour of its state. */
export function CalendarEntry({ event, isContinued, times, hint }: CalendarEntryProps) {
  const { row, span, state } = event;
  const content = (lines: string) => (
    // In the direction of the title, whose beginning would be cut off in the other one.
    <span dir="auto" className={`${lines} rtl:text-right`}>
      {state?.tone !== undefined && (
        <span className="me-1 inline-block align-middle leading-none">
          <StatusDot tone={state.tone} />
        </span>
      )}
      {span.isAllDay !== true && !isContinued && (
        <span className="text-ink-muted tabular-nums">
          <bdi>{times.time(span.start)}</bdi>{' '}
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
      draggable={false}
      aria-describedby={hint}
      aria-keyshortcuts={hint === undefined ? undefined : 'Space'}
      className={eventStyles({
        tone: state?.tone,
        className: [
          'block px-1 py-0.5 select-none [-webkit-touch-callout:none] hover:underline max-sm:py-2',
          isContinued && 'rounded-s-none border-dashed',
        ],
      })}
    >
      {content('line-clamp-2 text-ellipsis')}
    </Anchor>
  );
}
