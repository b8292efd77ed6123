export { TimeGrid } from './time-grid.tsx';
export type {
  CalendarEvent,
  ClockMinutes,
  EventMoves,
  SpanChange,
  TimeGridProps,
  TimeSpan,
} from './time-grid-props.ts';
export { type GridMoves, ghostOf } from './grid-moves.ts';
export { MoveMessages } from './move-messages.tsx';
export { foldedIds } from './more-events.tsx';
export { periodName, startOfDay, type Times, useTimes } from './times.ts';
export { useEventMoves } from './use-event-moves.ts';
export { weekOf } from './week-of.ts';
