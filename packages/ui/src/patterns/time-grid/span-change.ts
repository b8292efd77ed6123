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

/**
 * Returns by how many minutes an arrow key moves an event: up and down by a quarter of an hour, left and right by a
 * day. Undefined for other keys.
 */
export function keyStep(
  { key }: { readonly key: string },
  isInBand: boolean,
  isRtl: boolean,
): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return isInBand ? undefined : -shortestStep;
    case 'ArrowDown':
      return isInBand ? undefined : shortestStep;
    case 'ArrowLeft':
      return isRtl ? minutesOfDay : -minutesOfDay;
    case 'ArrowRight':
      return isRtl ? -minutesOfDay : minutesOfDay;
    default:
      return undefined;
  }
}
