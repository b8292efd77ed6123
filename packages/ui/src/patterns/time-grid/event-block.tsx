import { Anchor } from '../../components/link/index.ts';
import { StatusDot } from '../../status-dot.tsx';
import { tv } from '../../components/styling/index.ts';
import { eventStyles } from '../calendar-frame/index.ts';
import { timeGridMessages } from './messages.ts';
import type { CalendarEvent } from './time-grid-props.ts';
import type { Times } from './times.ts';

const styles = tv({
  extend: eventStyles,
  base: 'relative block size-full min-h-6 overflow-hidden border-y border-e border-panel px-1 py-0.5 leading-4.5 select-none [-webkit-touch-callout:none] focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
});

interface EventBlockProps {
  readonly event: CalendarEvent;
  readonly isContinued: boolean;
  /** Where the time isn't that of a day. */
  readonly isInBand?: boolean;
  readonly times: Times;
  /** The ID of the text that says how it is moved; absent where it can't be. */
  readonly hint?: string;
  /** Its lower edge, or that of its last day, makes it longer. */
  readonly canResize?: boolean;
}

/** A record at its time: a link, in the colour of its state, which its name says as well. */
export function EventBlock({
  event,
  isContinued,
  isInBand = false,
  times,
  ...props
}: EventBlockProps) {
  const { row, span, state } = event;
  const content = (
    // In the direction of the title, whose beginning would be cut off in the other one.
    <span
      dir="auto"
      className={
        isInBand
          ? 'block truncate rtl:text-right'
          : // Whole lines of whole words.
            'block max-h-[round(down,100%,--spacing(4.5))] overflow-hidden text-ellipsis rtl:text-right'
      }
    >
      {state?.tone !== undefined && (
        <span className="me-1 inline-block align-middle leading-none">
          <StatusDot tone={state.tone} />
        </span>
      )}
      <span className="font-medium">{row.title}</span>{' '}
      {isContinued && <span className="sr-only">{timeGridMessages.continued}</span>}{' '}
      {span.isAllDay !== true && (
        <bdi className="text-ink-muted tabular-nums">
          {isInBand ? times.when(span) : times.times(span)}
        </bdi>
      )}{' '}
      {state !== undefined && <span className="text-ink-muted">{state.label}</span>}
    </span>
  );
  const className = styles({ tone: state?.tone });
  const title = [row.title, times.when(span), state?.label].filter(Boolean).join('\n');
  return row.href === undefined ? (
    <span title={title} className={className}>
      {content}
    </span>
  ) : (
    <Anchor
      href={row.href}
      title={title}
      draggable={false}
      aria-describedby={props.hint}
      aria-keyshortcuts={props.hint === undefined ? undefined : 'Space'}
      className={className}
    >
      {content}
      {props.canResize === true && (
        <span
          data-edge=""
          aria-hidden="true"
          className={
            isInBand
              ? 'absolute inset-y-0 end-0 w-1.5 cursor-ew-resize'
              : 'absolute inset-x-0 bottom-0 h-1.5 cursor-ns-resize'
          }
        />
      )}
    </Anchor>
  );
}
