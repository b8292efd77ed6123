import type { Visit } from '../catalogue/index.ts';
import type { Mode } from '../configuration/index.ts';

/** Visits of a story that differ only in colours: it is rendered and played once for all of them. */
export type Drawing = readonly [first: Visit, ...others: Visit[]];

/** The stories that one page shows. */
export interface Lane {
  /** The mode in which the page is opened. A story is rendered in one with the same globals. */
  readonly mode: Mode;
  readonly drawings: readonly Drawing[];
}

/** A story that loads data takes this many times as long. */
const weightOfData = 6;

/**
 * Divides visits into lanes, the longest first. The same visits give the same lanes.
 *
 * A page takes seconds to load every module, and longer until the browser has compiled what they call often. So
 * there are as few lanes as keep all pages busy.
 *
 * @param lanesAtOnce the number of pages that work at the same time.
 */
export function planLanes(visits: readonly Visit[], lanesAtOnce: number): readonly Lane[] {
  const drawings = [...Map.groupBy(visits, drawingOf).values()] as unknown as readonly Drawing[];
  const longest = Math.ceil(weightOf(drawings) / lanesAtOnce);
  const alike = Map.groupBy(
    drawings,
    ([{ story, mode }]) => `${JSON.stringify(mode.globals)} ${story.loadsData ? 'with data' : ''}`,
  );
  return [...alike.values()]
    .flatMap((drawings) => inPieces(drawings, longest))
    .toSorted((one, other) => weightOf(other.drawings) - weightOf(one.drawings));
}

function drawingOf({ story, mode, hasOwnColours }: Visit): string {
  return `${story.id} ${hasOwnColours ? mode.name : mode.layout}`;
}

/** Drawings of one size follow each other, because another size lays out the page again. */
function inPieces(drawings: readonly Drawing[], longest: number): readonly Lane[] {
  const bySize = [...Map.groupBy(drawings, ([{ mode }]) => mode.width).values()].flat();
  const pieces = Math.ceil(weightOf(bySize) / longest);
  const length = Math.ceil(bySize.length / pieces);
  return Array.from({ length: Math.ceil(bySize.length / length) }, (_, index) => {
    const piece = bySize.slice(index * length, (index + 1) * length);
    return { mode: piece[0]![0].mode, drawings: piece };
  });
}

function weightOf(drawings: readonly Drawing[]): number {
  return drawings.reduce(
    (sum, drawing) => sum + drawing.length * (drawing[0].story.loadsData ? weightOfData : 1),
    0,
  );
}
