import type { FieldOption, RecordRow } from '../../shapes/index.ts';

/** A time by the person's clock, in minutes since the beginning of 1970. */
export type ClockMinutes = number;

export interface TimeSpan {
  readonly start: ClockMinutes;
  /** The first minute after it; absent for a moment, whose length isn't known. */
  readonly end?: ClockMinutes;
  /** It is on whole days, and has no time. */
  readonly isAllDay?: boolean;
}

export interface CalendarEvent {
  readonly row: RecordRow;
  readonly span: TimeSpan;
  /** The state of the record, which gives it its colour. */
  readonly state?: FieldOption;
}

/** How much later an event begins and ends, in minutes by the clock. */
export interface SpanChange {
  readonly start: number;
  readonly end: number;
}

/** How events are moved. */
export interface EventMoves {
  /** Returns why an event can't be moved, in a sentence; undefined where it can. */
  readonly fixedReasonOf: (event: CalendarEvent) => string | undefined;
  /** Whether an event can be made longer. */
  readonly canResize: (event: CalendarEvent) => boolean;
  /** Returns why a change would certainly be refused, in a sentence. */
  readonly rejectionOf: (event: CalendarEvent, change: SpanChange) => string | undefined;
  /** Saves a change, and reports how that went. */
  readonly onMove: (event: CalendarEvent, change: SpanChange) => Promise<void>;
}

export interface TimeGridProps {
  /** The accessible name of the calendar: "Visits by when". */
  readonly label: string;
  /** The shown days, as `2026-11-25`, one after the other. */
  readonly days: readonly string[];
  readonly now: ClockMinutes;
  /** Absent while they are loading. */
  readonly events: readonly CalendarEvent[] | undefined;
  /** The address of the calendar of a day alone. */
  readonly dayHref: (day: string) => string;
  /** The address of the table of a day's records. */
  readonly tableHref: (day: string) => string;
  /** Without it, events stay where they are. */
  readonly moves?: EventMoves;
  /** Called with the half hour that was double-clicked. */
  readonly onCreate?: (start: ClockMinutes) => void;
}
