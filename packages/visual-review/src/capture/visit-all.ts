import type { Browser } from 'playwright';
import type { Visit } from '../catalogue/index.ts';
import type { Project } from '../configuration/index.ts';
import { type Drawing, type Lane, planLanes } from './lanes.ts';
import { openStoryPage, StoryFailed, type StoryPage } from './story-page.ts';
import { type Stable, takePicture, type Unstable } from './take-picture.ts';

interface Failed {
  readonly kind: 'failed';
  readonly message: string;
}

export type Outcome = Stable | Unstable | Failed;

/** Tests of stories, run on the page that shows a story for its pictures. */
export interface StoryTests {
  /** Runs in every page before the page's own scripts. */
  readonly script: string;
  /** Called before a story is rendered. */
  before(shown: StoryPage, first: Visit): Promise<void>;
  /** Called while the story is shown, after its pictures. May recolour and resize the page. */
  during(shown: StoryPage, drawing: Drawing): Promise<void>;
  /**
   * Called when the story has left the page.
   *
   * @param failure why the story couldn't be rendered or played.
   * @returns whether the page can show the next story. Otherwise it is loaded again.
   */
  after(shown: StoryPage, first: Visit, failure: string | undefined): Promise<boolean>;
}

export interface VisitAll {
  readonly project: Project;
  readonly browser: Browser;
  /** The address of the served Storybook. */
  readonly url: string;
  readonly visits: readonly Visit[];
  /** The number of pages that work at the same time. */
  readonly lanesAtOnce: number;
  /** Recognises accepted pictures, which count at once. */
  readonly isAccepted?: (visit: Visit, picture: Stable) => boolean;
  /** Called with each picture when it is taken, so that they are not all kept in memory. */
  readonly onTaken: (visit: Visit, outcome: Outcome) => Promise<void>;
  readonly tests?: StoryTests | undefined;
  /** Animations run: only where no picture is taken. */
  readonly isAnimated?: boolean;
}

/** Visits stories in lanes, the longest first. */
export async function visitAll(options: VisitAll): Promise<void> {
  const lanes = [...planLanes(options.visits)];
  const work = async (): Promise<void> => {
    for (let next = lanes.shift(); next !== undefined; next = lanes.shift()) {
      await visitLane(options, next);
    }
  };
  await Promise.all(Array.from({ length: options.lanesAtOnce }, work));
}

async function visitLane(options: VisitAll, { mode, drawings }: Lane): Promise<void> {
  const { project, browser, url, tests, isAnimated } = options;
  const shown = await openStoryPage(project, browser, url, mode, {
    script: tests?.script,
    isAnimated,
  });
  try {
    for (const drawing of drawings) await visitStory(options, shown, drawing);
  } finally {
    await shown.close();
  }
}

/** Renders a story once, pictures it in each mode, and tests it. */
async function visitStory(options: VisitAll, shown: StoryPage, drawing: Drawing): Promise<void> {
  const { isAccepted, onTaken, tests } = options;
  const [first] = drawing;
  await tests?.before(shown, first);
  const failure = await failureOf(shown, first);
  // While it loads data, a screen may look like a picture that was once accepted by mistake.
  let isComplete = !first.story.loadsData;
  for (const visit of drawing.filter(({ isPictured }) => isPictured)) {
    if (failure === undefined) await shown.recolour(visit.mode);
    const isAcceptedHere =
      isAccepted && isComplete ? (picture: Stable) => isAccepted(visit, picture) : undefined;
    const outcome = failure ?? (await takePicture(shown, isAcceptedHere));
    isComplete ||= outcome.kind === 'stable';
    await onTaken(visit, outcome);
  }
  if (tests === undefined) return;
  if (failure === undefined) {
    await tests.during(shown, drawing);
    await shown.clear();
  }
  const isClean = await tests.after(shown, first, failure?.message);
  if (!isClean) await shown.reopen();
}

async function failureOf(shown: StoryPage, visit: Visit): Promise<Failed | undefined> {
  const { story, isOtherWidth, isPlayed } = visit;
  try {
    await shown.show(story.id, { isPlayed });
    return undefined;
  } catch (error) {
    if (!(error instanceof StoryFailed)) throw error;
    const hint =
      isOtherWidth && isPlayed
        ? "\nIf its play is for another width, add parameters: { visual: { play: 'own width' } }."
        : '';
    return { kind: 'failed', message: error.message + hint };
  }
}
