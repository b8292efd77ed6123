import { frameOf, type ModeName, modeNamed, modes } from '../modes.ts';
import type { Wanted } from '../plan.ts';

/** A story's pictures that differ in colours alone: it is drawn and played once for all of them. */
export type Drawing = readonly [first: Wanted, ...others: Wanted[]];

/** What one page shows, one after the other. */
export interface Lane {
  /** The mode that the page is opened in, and each story drawn in. */
  readonly mode: ModeName;
  readonly drawings: readonly Drawing[];
}

/** How many pictures a page takes before another goes on: the lanes end at the same time. */
const laneLength = 160;
/** A story with data takes so many times as long. */
const weightOfData = 6;

/** Pages and what they show: always the same ones, and the longest first. */
export function planLanes(wanted: readonly Wanted[]): readonly Lane[] {
  const drawings = [...Map.groupBy(wanted, drawingOf).values()].map(inModeOrder);
  const alike = Map.groupBy(
    drawings,
    ([{ story, mode }]) => `${mode} ${story.withData ? 'with data' : ''}`,
  );
  return [...alike.values()]
    .flatMap((drawings) => inPieces(drawings))
    .toSorted((one, other) => weightOf(other) - weightOf(one));
}

function drawingOf({ story, mode }: Wanted): string {
  return `${story.id} ${story.ownColours ? mode : frameOf(modeNamed(mode))}`;
}

/** Whatever order they are taken in, a story is drawn in the same mode. */
function inModeOrder(wanted: readonly Wanted[]): Drawing {
  const places = modes.map(({ name }) => name);
  const [first, ...others] = wanted.toSorted(
    (one, other) => places.indexOf(one.mode) - places.indexOf(other.mode),
  );
  return [first!, ...others];
}

function inPieces(drawings: readonly Drawing[]): readonly Lane[] {
  const [[{ mode }]] = drawings as readonly [Drawing];
  const count = drawings.reduce((sum, drawing) => sum + drawing.length, 0);
  const pieces = Math.ceil(count / laneLength);
  const length = Math.ceil(drawings.length / pieces);
  return Array.from({ length: pieces }, (_, index) => ({
    mode,
    drawings: drawings.slice(index * length, (index + 1) * length),
  }));
}

function weightOf({ drawings }: Lane): number {
  return drawings.reduce(
    (sum, drawing) => sum + drawing.length * (drawing[0].story.withData ? weightOfData : 1),
    0,
  );
}
