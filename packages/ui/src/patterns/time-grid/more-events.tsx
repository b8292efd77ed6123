import { Popover, PopoverContent, PopoverTrigger } from '../../components/popover/index.ts';
import { useValueFormat } from '../../fields/index.ts';
import { EventBlock } from './event-block.tsx';
import type { CalendarEvent } from './time-grid-props.ts';
import type { Times } from './times.ts';

interface MoreEventsProps {
  /** How many there are, and when. */
  readonly label: string;
  readonly events: readonly CalendarEvent[];
  readonly times: Times;
}

/** Events that have no room beside others at the same time: a button that lists them. */
export function MoreEvents({ label, events, times }: MoreEventsProps) {
  const { locale } = useValueFormat();
  const count = new Intl.NumberFormat(locale, { signDisplay: 'always' }).format(events.length);
  return (
    <Popover>
      <PopoverTrigger
        aria-label={label}
        data-folded={foldedIds(events)}
        className="flex size-full min-h-6 cursor-pointer items-start justify-center rounded-xs border border-line-strong bg-panel pt-0.5 text-xs font-medium text-ink-muted tabular-nums hover:bg-sunken focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
      >
        {/* In view as long as a part of them is. */}
        <bdi className="sticky top-10">{count}</bdi>
      </PopoverTrigger>
      <PopoverContent aria-label={label} className="w-80">
        <ul className="grid grid-cols-1 gap-1">
          {events.map((event) => (
            <li key={event.row.id}>
              <EventBlock event={event} isContinued={false} isInBand times={times} />
            </li>
          ))}
        </ul>
      </PopoverContent>
    </Popover>
  );
}

/** Names the records that an element stands for, in `data-folded`. */
export function foldedIds(events: readonly CalendarEvent[]): string {
  return events.map(({ row }) => row.id).join('\n');
}
