import { minutesOfDay } from './place-events.ts';
import { shortestStep } from './span-change.ts';
import type { CalendarEvent, SpanChange } from './time-grid-props.ts';

/** Returns the event whose element, or a part of it, is given. */
export function eventAt(
  target: EventTarget,
  events: readonly CalendarEvent[],
): CalendarEvent | undefined {
  const id = (target as Element).closest<HTMLElement>('[data-record]')?.dataset['record'];
  return events.find(({ row }) => row.id === id);
}

interface PointerMove {
  /** Called once the pointer has gone far enough for a drag. Returns whether the event can be moved. */
  readonly onStart: () => boolean;
  readonly onChange: (change: SpanChange) => void;
  readonly isAllowed: (change: SpanChange) => boolean;
  readonly onDrop: (change: SpanChange) => void;
  readonly onCancel: () => void;
}

/** A click may shake by so many pixels. */
const threshold = 4;

/** A finger that rests for so many milliseconds moves what is under it: less than until the browser opens its menu. */
const longPress = 400;

/**
 * Follows the pointer until it is released; a finger once it has rested, for before that it scrolls. Escape gives up.
 * Returns a function that ends it without a word.
 *
 * @param isByDay Whether its time of day stays.
 */
export function startPointerMove(
  { clientX, clientY, target, pointerId, pointerType }: globalThis.PointerEvent,
  grid: HTMLElement,
  event: CalendarEvent,
  isByDay: boolean,
  move: PointerMove,
): () => void {
  const isTouch = pointerType === 'touch';
  const isEdge = (target as Element).closest('[data-edge]') !== null;
  const from = timeUnder(grid, clientX, clientY);
  let change: SpanChange = { start: 0, end: 0 };
  let isStarted = false;
  const begin = (): boolean => {
    isStarted = true;
    const isMovable = move.onStart();
    if (!isMovable) end();
    return isMovable;
  };
  const rest = isTouch
    ? setTimeout(() => {
        if (begin()) move.onChange(change);
      }, longPress)
    : undefined;
  const end = () => {
    clearTimeout(rest);
    for (const [type, listener] of listeners) window.removeEventListener(type, listener, true);
  };
  const listeners = [
    [
      'pointermove',
      (pointer: Event) => {
        const { clientX: x, clientY: y, pointerId: id } = pointer as globalThis.PointerEvent;
        if (id !== pointerId) return;
        if (!isStarted) {
          if (Math.hypot(x - clientX, y - clientY) < threshold) return;
          if (isTouch) return end();
          if (!begin()) return;
        }
        scrollNear(grid, y);
        const next = changeBetween(event, from, timeUnder(grid, x, y), { isEdge, isByDay });
        if ((next.start === change.start && next.end === change.end) || !move.isAllowed(next)) {
          return undefined;
        }
        change = next;
        return move.onChange(change);
      },
    ],
    [
      'pointerup',
      () => {
        end();
        if (isStarted) move.onDrop(change);
      },
    ],
    [
      'pointercancel',
      () => {
        end();
        if (isStarted) move.onCancel();
      },
    ],
    [
      'keydown',
      (key: Event) => {
        if ((key as KeyboardEvent).key !== 'Escape' || !isStarted) return;
        key.preventDefault();
        key.stopPropagation();
        end();
        move.onCancel();
      },
    ],
  ] as const;
  for (const [type, listener] of listeners) window.addEventListener(type, listener, true);
  return end;
}

interface PointerTime {
  /** The index of the shown day. */
  readonly day: number;
  readonly minute: number;
}

/** Returns the time at a place of the grid, by the nearest day. */
export function timeUnder(grid: HTMLElement, x: number, y: number): PointerTime {
  const boxes = [...grid.querySelectorAll('[data-day]')].map((day) => day.getBoundingClientRect());
  const distances = boxes.map(({ left, right, top, bottom }) =>
    Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)),
  );
  const day = distances.indexOf(Math.min(...distances));
  const { top = 0, height = 1 } = boxes[day] ?? {};
  return { day, minute: ((y - top) / height) * minutesOfDay };
}

/** Returns the change of an event whose beginning, or lower edge, follows the pointer in steps of the clock. */
function changeBetween(
  event: CalendarEvent,
  from: PointerTime,
  to: PointerTime,
  { isEdge, isByDay }: { readonly isEdge: boolean; readonly isByDay: boolean },
): SpanChange {
  const days = (to.day - from.day) * minutesOfDay;
  if (isByDay) return isEdge ? { start: 0, end: days } : { start: days, end: days };
  const { start, end = start } = event.span;
  const moved = isEdge ? end : start;
  const wanted = moved + to.minute - from.minute;
  const minutes = Math.round(wanted / shortestStep) * shortestStep - moved;
  return isEdge
    ? { start: 0, end: days + minutes }
    : { start: days + minutes, end: days + minutes };
}

/** Scrolls on while the pointer is near the upper or the lower edge. */
function scrollNear(grid: HTMLElement, y: number): void {
  const { top, bottom } = grid.getBoundingClientRect();
  if (y > bottom - 32) grid.scrollTop += 12;
  else if (y < top + 64) grid.scrollTop -= 12;
}
