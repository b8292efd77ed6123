export { TimeGrid } from './time-grid.tsx';
export type {
  CalendarEvent,
  ClockMinutes,
  EventMoves,
  SpanChange,
  TimeGridProps,
  TimeSpan,
} from './time-grid-props.ts';
export { periodName } from './times.ts';
export { weekOf } from './week-of.ts';
