import { movedSpan } from './span-change.ts';
import type { CalendarEvent, SpanChange } from './time-grid-props.ts';

/** An event that is being moved, and by how much so far. */
export interface Moving {
  readonly event: CalendarEvent;
  readonly change: SpanChange;
  readonly isByKeyboard: boolean;
  /** Why it would be refused there. */
  readonly rejection?: string;
}

/** What the parts of a grid show of moves. */
export interface GridMoves {
  readonly moving: Moving | undefined;
  /** The event that is being saved. */
  readonly saving: CalendarEvent | undefined;
  /** The ID of the record that was moved last. */
  readonly moved: string | undefined;
  /** Returns how an event is moved. */
  readonly movesOf: (event: CalendarEvent) => {
    /** The ID of the text that says so to those who can't see; absent where it can't be. */
    readonly hint?: string;
    readonly canResize?: boolean;
  };
}

/** Returns the event that is being moved as it would be. It stays at its place, where it has the focus. */
export function ghostOf(moving: Moving | undefined): CalendarEvent | undefined {
  return moving && { ...moving.event, span: movedSpan(moving.event.span, moving.change) };
}
