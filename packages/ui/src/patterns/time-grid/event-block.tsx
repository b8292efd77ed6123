import { Anchor } from '../../components/link/index.ts';
import { StatusDot } from '../../components/status-badge/index.ts';
import { tv } from '../../components/styling/index.ts';
import { timeGridMessages } from './messages.ts';
import type { CalendarEvent } from './time-grid-props.ts';
import type { Times } from './times.ts';

const styles = tv({
  base: 'block size-full min-h-6 overflow-hidden rounded-xs border border-s-3 border-panel px-1 py-0.5 text-sm/4.5 text-ink outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus forced-colors:border-[CanvasText]',
  variants: {
    tone: {
      neutral: 'border-s-neutral bg-neutral-soft',
      accent: 'border-s-accent bg-accent-soft',
      info: 'border-s-info bg-info-soft',
      success: 'border-s-success bg-success-soft',
      warning: 'border-s-warning bg-warning-soft',
      danger: 'border-s-danger bg-danger-soft',
      special: 'border-s-violet bg-violet-soft',
    },
  },
});

interface EventBlockProps {
  readonly event: CalendarEvent;
  readonly isContinued: boolean;
  /** Where the time isn't that of a day. */
  readonly isInBand?: boolean;
  readonly times: Times;
}

/** A record at its time: a link, in the colour of its state, which its name says as well. */
export function EventBlock({ event, isContinued, isInBand = false, times }: EventBlockProps) {
  const { row, span, state } = event;
  const content = (
    // In the direction of the title, whose beginning would be cut off in the other one.
    <span
      dir="auto"
      className={
        isInBand
          ? 'block truncate rtl:text-right'
          : 'block wrap-break-word hyphens-auto rtl:text-right'
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
  const className = styles({ tone: state?.tone ?? 'neutral' });
  const title = [row.title, times.when(span), state?.label].filter(Boolean).join('\n');
  return row.href === undefined ? (
    <span title={title} className={className}>
      {content}
    </span>
  ) : (
    <Anchor href={row.href} title={title} draggable={false} className={className}>
      {content}
    </Anchor>
  );
}
