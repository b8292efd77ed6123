import type { TimeSpan } from './time-grid-props.ts';

export const minutesOfDay = 1440;

/** A moment is drawn as long as this, and nothing shorter. */
export const shortest = 30;

/** The width in which a title can be read, in pixels. */
const readableWidth = 64;

/** The width of the button beside events that says how many more there are, in pixels. */
export const moreWidth = 32;

interface Placed {
  readonly span: TimeSpan;
}

/** The part of an event that is on one day, in minutes of that day. */
export interface DayPart<T> {
  readonly event: T;
  readonly from: number;
  readonly to: number;
  /** Its place among events at the same time, which share the width. */
  readonly column: number;
  readonly columns: number;
  /** Others at the same time are listed by a button at its end. */
  readonly isBesideMore: boolean;
  /** It began on an earlier day. */
  readonly isContinued: boolean;
}

/** Events that have no room beside others at the same time, and are listed by a button. */
export interface MoreEvents<T> extends Pick<DayPart<T>, 'from' | 'to'> {
  readonly events: readonly T[];
}

/** Returns when an event is over: a moment after the length that it is drawn with. */
export function endOf({ start, end = start }: TimeSpan): number {
  return end > start ? end : start + shortest;
}

/** Whether an event is shown above the hours: on whole days, or as long as one. */
export function isInBand({ span }: Placed): boolean {
  return span.isAllDay === true || endOf(span) - span.start >= minutesOfDay;
}

/**
 * Places the events of a day: those at the same time are side by side, each in the first column that is free, as
 * many as can be read.
 *
 * @param dayStart The first minute of the day.
 * @param width That of the day, in pixels.
 */
export function placeInDay<T extends Placed>(
  dayStart: number,
  events: readonly T[],
  width: number,
): { readonly parts: readonly DayPart<T>[]; readonly more: readonly MoreEvents<T>[] } {
  const parts: DayPart<T>[] = [];
  const more: MoreEvents<T>[] = [];
  for (const cluster of clusters(partsOf(dayStart, events))) {
    const wanted = columnsOf(cluster);
    const isBesideMore = wanted > readableColumns(width);
    const columns = isBesideMore ? readableColumns(width - moreWidth) : wanted;
    const shown = cluster.filter(({ column }) => column < columns);
    parts.push(...shown.map((part) => ({ ...part, columns, isBesideMore })));
    for (const left of clusters(cluster.filter(({ column }) => column >= columns))) {
      more.push({
        events: left.map(({ event }) => event),
        from: Math.min(...left.map(({ from }) => from)),
        to: Math.max(...left.map(({ to }) => to)),
      });
    }
  }
  return { parts, more };
}

function columnsOf(cluster: readonly { readonly column: number }[]): number {
  return Math.max(...cluster.map(({ column }) => column)) + 1;
}

function readableColumns(width: number): number {
  return Math.max(1, Math.floor(width / readableWidth));
}

type Part<T> = Omit<DayPart<T>, 'column' | 'columns' | 'isBesideMore'>;

function partsOf<T extends Placed>(dayStart: number, events: readonly T[]): readonly Part<T>[] {
  return events
    .flatMap((event) => {
      const { start } = event.span;
      const end = endOf(event.span);
      if (end <= dayStart || start >= dayStart + minutesOfDay) return [];
      const to = Math.min(minutesOfDay, Math.max(end - dayStart, start - dayStart + shortest));
      // What begins at the end of the day is still as high as a line of text.
      const from = Math.max(0, Math.min(start - dayStart, to - shortest));
      return { event, from, to: Math.max(to, from + shortest), isContinued: start < dayStart };
    })
    .toSorted((one, other) => one.from - other.from || other.to - one.to);
}

/** Yields the parts that overlap, also by way of others, with their columns. */
function* clusters<T>(parts: readonly Part<T>[]) {
  let cluster: (Part<T> & { readonly column: number })[] = [];
  let until = 0;
  for (const part of parts) {
    if (part.from >= until && cluster.length > 0) {
      yield cluster;
      cluster = [];
    }
    const taken = new Set(cluster.flatMap(({ to, column }) => (to > part.from ? column : [])));
    let column = 0;
    while (taken.has(column)) column += 1;
    cluster.push({ ...part, column });
    until = Math.max(cluster.length === 1 ? 0 : until, part.to);
  }
  if (cluster.length > 0) yield cluster;
}

/** An event above the hours, from one of the shown days to another. */
export interface BandPart<T> {
  readonly event: T;
  /** The index of its first shown day. */
  readonly first: number;
  /** The index of its last one. */
  readonly last: number;
  readonly lane: number;
  readonly isContinued: boolean;
}

/**
 * Places the events above the hours in lanes. Days with more than there is room for say how many.
 *
 * @param start The first minute of the first day.
 */
export function placeInBand<T extends Placed>(
  start: number,
  days: number,
  events: readonly T[],
  most: number,
): { readonly parts: readonly BandPart<T>[]; readonly more: readonly number[] } {
  const placed: BandPart<T>[] = [];
  const spans = events
    .map((event) => ({
      event,
      first: Math.floor((event.span.start - start) / minutesOfDay),
      last: Math.ceil((endOf(event.span) - start) / minutesOfDay) - 1,
    }))
    .filter(({ first, last }) => last >= 0 && first < days)
    .map(({ event, first, last }) => ({
      event,
      first: Math.max(0, first),
      last: Math.min(days - 1, last),
      isContinued: first < 0,
    }))
    .toSorted((one, other) => one.first - other.first || other.last - one.last);
  for (const span of spans) {
    const taken = new Set(
      placed.flatMap(({ first, last, lane }) =>
        first <= span.last && last >= span.first ? lane : [],
      ),
    );
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    placed.push({ ...span, lane });
  }
  const parts = placed.filter(({ lane }) => lane < most);
  const more = Array.from(
    { length: days },
    (_, day) =>
      placed.filter(({ first, last, lane }) => lane >= most && first <= day && last >= day).length,
  );
  return { parts, more };
}
