import type { Browser } from 'playwright';
import { type ModeName, modeNamed } from '../modes.ts';
import type { ContentHash } from '../picture/picture.ts';
import type { Wanted } from '../plan.ts';
import { openStoryPage, StoryFailed, type StoryPage } from './story-page.ts';
import { type Held, type Restless, takePicture } from './take-picture.ts';

export interface Failed {
  readonly kind: 'failed';
  readonly message: string;
}

export type Outcome = Held | Restless | Failed;

/** A `play` that broke at the width it was not written for. */
export interface BrokenPlay {
  /** How long that took. */
  readonly seconds: number;
  readonly message: string;
}

export interface TakeAll {
  readonly browser: Browser;
  /** Of the served catalogue. */
  readonly url: string;
  readonly wanted: readonly Wanted[];
  readonly moment: Date;
  /** Pages at work at the same time. */
  readonly lanesAtOnce: number;
  readonly isKnown: (wanted: Wanted, hash: ContentHash) => boolean;
  /** Called with each as it is taken: nothing keeps all pictures in memory. */
  readonly onTaken: (wanted: Wanted, outcome: Outcome, broken?: BrokenPlay) => Promise<void>;
}

/** How many stories a page shows before another goes on: the lanes end at the same time. */
const laneLength = 120;

/** Takes the pictures, each page in one mode, the longest lanes first. */
export async function takeAll(given: TakeAll): Promise<void> {
  const lanes = [...Map.groupBy(given.wanted, ({ mode }) => mode)]
    .flatMap(([mode, wanted]) => inPieces(wanted).map((lane) => ({ mode, lane })))
    .toSorted((one, other) => other.lane.length - one.lane.length);
  const work = async (): Promise<void> => {
    for (let next = lanes.shift(); next !== undefined; next = lanes.shift()) {
      await takeLane(given, next.mode, next.lane);
    }
  };
  await Promise.all(Array.from({ length: given.lanesAtOnce }, work));
}

function inPieces(wanted: readonly Wanted[]): readonly (readonly Wanted[])[] {
  const pieces = Math.ceil(wanted.length / laneLength);
  const length = Math.ceil(wanted.length / pieces);
  return Array.from({ length: pieces }, (_, index) =>
    wanted.slice(index * length, (index + 1) * length),
  );
}

async function takeLane(
  { browser, url, moment, isKnown, onTaken }: TakeAll,
  mode: ModeName,
  lane: readonly Wanted[],
): Promise<void> {
  const shown = await openStoryPage(browser, url, modeNamed(mode), moment);
  try {
    for (const wanted of lane) {
      const { outcome, broken } = await takeOne(shown, wanted, isKnown);
      await onTaken(wanted, outcome, broken);
    }
  } finally {
    await shown.close();
  }
}

async function takeOne(
  shown: StoryPage,
  wanted: Wanted,
  isKnown: TakeAll['isKnown'],
): Promise<{ readonly outcome: Outcome; readonly broken?: BrokenPlay }> {
  const known = (hash: ContentHash): boolean => isKnown(wanted, hash);
  const started = performance.now();
  const outcome = await takeShown(shown, wanted, wanted.played, known);
  if (outcome.kind !== 'failed' || !wanted.elsewhere || !wanted.played) return { outcome };
  // A play is written for one width: where it breaks at the other, the story is pictured as it opens.
  const broken = { seconds: (performance.now() - started) / 1000, message: outcome.message };
  return { outcome: await takeShown(shown, wanted, false, known), broken };
}

async function takeShown(
  shown: StoryPage,
  { story }: Wanted,
  play: boolean,
  isKnown: (hash: ContentHash) => boolean,
): Promise<Outcome> {
  try {
    await shown.show(story.id, { play });
    return await takePicture(shown, isKnown);
  } catch (error) {
    if (!(error instanceof StoryFailed)) throw error;
    return { kind: 'failed', message: error.message };
  }
}
