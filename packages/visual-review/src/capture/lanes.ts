import type { Visit } from '../catalogue/index.ts';
import type { Mode } from '../configuration/index.ts';

/** Visits of a story that differ only in colours: it is rendered and played once for all of them. */
export type Drawing = readonly [first: Visit, ...others: Visit[]];

/** The stories that one page shows. */
export interface Lane {
  /** The mode in which the page is opened and each story is rendered. */
  readonly mode: Mode;
  readonly drawings: readonly Drawing[];
}

/** The maximum number of visits in a lane, so that parallel lanes end at the same time. */
const laneLength = 160;
/** A story that loads data takes this many times as long. */
const weightOfData = 6;

/** Divides visits into lanes, the longest first. The same visits give the same lanes. */
export function planLanes(visits: readonly Visit[]): readonly Lane[] {
  const drawings = [...Map.groupBy(visits, drawingOf).values()] as unknown as readonly Drawing[];
  const alike = Map.groupBy(
    drawings,
    ([{ story, mode }]) => `${mode.name} ${story.loadsData ? 'with data' : ''}`,
  );
  return [...alike.values()]
    .flatMap((drawings) => inPieces(drawings))
    .toSorted((one, other) => weightOf(other) - weightOf(one));
}

function drawingOf({ story, mode, hasOwnColours }: Visit): string {
  return `${story.id} ${hasOwnColours ? mode.name : mode.layout}`;
}

function inPieces(drawings: readonly Drawing[]): readonly Lane[] {
  const { mode } = drawings[0]![0];
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
    (sum, drawing) => sum + drawing.length * (drawing[0].story.loadsData ? weightOfData : 1),
    0,
  );
}
