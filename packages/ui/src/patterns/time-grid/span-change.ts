import { endOf, minutesOfDay } from './place-events.ts';
import type { SpanChange, TimeSpan } from './time-grid-props.ts';

/** Times are moved by so many minutes at least. */
export const shortestStep = 15;

export function movedSpan(span: TimeSpan, change: SpanChange): TimeSpan {
  return {
    ...span,
    start: span.start + change.start,
    ...(span.end !== undefined && { end: span.end + change.end }),
    // A moment stays one.
    ...(span.end === undefined && change.end !== change.start && { end: endOf(span) + change.end }),
  };
}

/** Where an event is: at the hours of a day, in the band above them, or in a month, whose days have no hours. */
export type EventLayout = 'hours' | 'band' | 'month';

/**
 * Returns by how many minutes an arrow key moves an event: left and right by a day, up and down by a quarter of an
 * hour, in a month by a week. Undefined for other keys.
 */
export function keyStep(
  { key }: { readonly key: string },
  layout: EventLayout,
  isRtl: boolean,
): number | undefined {
  const down = { hours: shortestStep, band: undefined, month: 7 * minutesOfDay }[layout];
  switch (key) {
    case 'ArrowUp':
      return down && -down;
    case 'ArrowDown':
      return down;
    case 'ArrowLeft':
      return isRtl ? minutesOfDay : -minutesOfDay;
    case 'ArrowRight':
      return isRtl ? -minutesOfDay : minutesOfDay;
    default:
      return undefined;
  }
}
