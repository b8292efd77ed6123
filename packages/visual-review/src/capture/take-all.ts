import type { Browser } from 'playwright';
import { modeNamed } from '../modes.ts';
import type { Wanted } from '../plan.ts';
import { type Drawing, type Lane, planLanes } from './lanes.ts';
import { openStoryPage, StoryFailed, type StoryPage } from './story-page.ts';
import type { StoryTests } from './story-tests.ts';
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
  /** Absent where every picture has to hold still before it counts. */
  readonly isKnown?: (wanted: Wanted, held: Held) => boolean;
  /** Called with each as it is taken: nothing keeps all pictures in memory. */
  readonly onTaken: (wanted: Wanted, outcome: Outcome, broken?: BrokenPlay) => Promise<void>;
  readonly tests?: StoryTests;
  /** Animations run: only where no picture is taken. */
  readonly moves?: boolean;
}

/** Visits the stories, each page in one mode, the longest lanes first. */
export async function takeAll(given: TakeAll): Promise<void> {
  const lanes = [...planLanes(given.wanted)];
  const work = async (): Promise<void> => {
    for (let next = lanes.shift(); next !== undefined; next = lanes.shift()) {
      await takeLane(given, next);
    }
  };
  await Promise.all(Array.from({ length: given.lanesAtOnce }, work));
}

async function takeLane(given: TakeAll, { mode, drawings }: Lane): Promise<void> {
  const { moment, tests, moves } = given;
  const shown = await openStoryPage(given.browser, given.url, modeNamed(mode), {
    moment,
    script: tests?.script,
    moves,
  });
  try {
    for (const drawing of drawings) await takeDrawing(given, shown, drawing);
  } finally {
    await shown.close();
  }
}

/** Draws a story once, takes it in each mode that only colours it otherwise, and tests it. */
async function takeDrawing(given: TakeAll, shown: StoryPage, drawing: Drawing): Promise<void> {
  const { isKnown, onTaken, tests } = given;
  const [first] = drawing;
  await tests?.before(shown, first);
  const { failure, broken } = await draw(shown, first);
  // On its way to its records a screen may look as it was once accepted by mistake.
  let isComplete = !first.story.withData;
  for (const wanted of drawing.filter(({ pictured }) => pictured)) {
    if (failure === undefined) await shown.recolour(modeNamed(wanted.mode));
    const isKnownHere = isKnown && isComplete ? (held: Held) => isKnown(wanted, held) : undefined;
    const outcome = failure ?? (await takePicture(shown, isKnownHere));
    isComplete ||= outcome.kind === 'held';
    await onTaken(wanted, outcome, wanted === first ? broken : undefined);
  }
  if (tests === undefined) return;
  if (failure === undefined) {
    await tests.during(shown, drawing);
    await shown.clear();
  }
  const isClean = await tests.after(shown, first, failure?.message);
  if (!isClean) await shown.reopen();
}

/** A play is written for one width: where it breaks at the other, the story is pictured as it opens. */
async function draw(
  shown: StoryPage,
  { story, elsewhere, played }: Wanted,
): Promise<{ readonly failure?: Failed; readonly broken?: BrokenPlay }> {
  const started = performance.now();
  const failure = await failureOf(shown.show(story.id, { play: played }));
  if (failure === undefined) return {};
  if (!elsewhere || !played) return { failure };
  const broken = { seconds: (performance.now() - started) / 1000, message: failure.message };
  const opening = await failureOf(shown.show(story.id, { play: false }));
  return opening === undefined ? { broken } : { failure: opening, broken };
}

async function failureOf(shown: Promise<void>): Promise<Failed | undefined> {
  try {
    await shown;
    return undefined;
  } catch (error) {
    if (!(error instanceof StoryFailed)) throw error;
    return { kind: 'failed', message: error.message };
  }
}
