import type { Browser } from 'playwright';
import type { Story, Visit } from '../catalogue/index.ts';
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
   * @returns whether the page can show the next story. Otherwise that one gets a new page.
   */
  after(shown: StoryPage, first: Visit): Promise<boolean>;
  /** Called when a story couldn't be rendered, played, pictured or tested. The next one gets a new page. */
  failed(first: Visit, message: string): void;
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
  /**
   * Called with each picture when it is taken, so that they are not all kept in memory, and with the page that
   * still shows it.
   */
  readonly onTaken: (visit: Visit, outcome: Outcome, shown: StoryPage) => Promise<void>;
  /** Called when a story was visited in all modes. */
  readonly onVisited?: (story: Story) => void;
  readonly tests?: StoryTests | undefined;
  /** Animations run: only where no picture is taken. */
  readonly isAnimated?: boolean;
}

/** Visits stories in lanes, the longest first. */
export async function visitAll(options: VisitAll): Promise<void> {
  const lanes = [...planLanes(options.visits, options.lanesAtOnce)];
  const all = lanes.flatMap(({ drawings }) => drawings);
  const left = new Map<string, number>();
  for (const [{ story }] of all) left.set(story.id, (left.get(story.id) ?? 0) + 1);
  const visited = ([{ story }]: Drawing): void => {
    const others = left.get(story.id)! - 1;
    left.set(story.id, others);
    if (others === 0) options.onVisited?.(story);
  };
  const work = async (): Promise<void> => {
    for (let next = lanes.shift(); next !== undefined; next = lanes.shift()) {
      await visitLane(options, next, visited);
    }
  };
  await Promise.all(Array.from({ length: options.lanesAtOnce }, work));
}

async function visitLane(
  options: VisitAll,
  { mode, drawings }: Lane,
  visited: (drawing: Drawing) => void,
): Promise<void> {
  const { project, browser, url, tests, isAnimated } = options;
  const open = (): Promise<StoryPage> =>
    openStoryPage(project, browser, url, mode, { script: tests?.script, isAnimated });
  let shown: StoryPage | undefined;
  for (const drawing of drawings) {
    shown ??= await open();
    const isClean = await visitStory(options, shown, drawing);
    visited(drawing);
    if (isClean) continue;
    await shown.close();
    shown = undefined;
  }
  await shown?.close();
}

/**
 * Renders a story once, pictures it in each mode, and tests it.
 *
 * @returns whether the page can show the next story, without anything of this one.
 */
async function visitStory(
  { isAccepted, onTaken, tests }: VisitAll,
  shown: StoryPage,
  drawing: Drawing,
): Promise<boolean> {
  const [first] = drawing;
  let failure = await attempt(async () => {
    await tests?.before(shown, first);
    await show(shown, first);
    return undefined;
  });
  // While it loads data, a screen may look like a picture that was once accepted by mistake.
  let isComplete = !first.story.loadsData;
  for (const visit of drawing.filter(({ isPictured }) => isPictured)) {
    const isAcceptedHere =
      isAccepted && isComplete ? (picture: Stable) => isAccepted(visit, picture) : undefined;
    const outcome: Outcome =
      failure ??
      (await attempt(async () => {
        await shown.change(visit.mode);
        return takePicture(shown, isAcceptedHere);
      }));
    if (outcome.kind === 'failed') failure = outcome;
    isComplete ||= outcome.kind === 'stable';
    await onTaken(visit, outcome, shown);
  }
  if (tests === undefined) return failure === undefined;
  const end =
    failure ??
    (await attempt(async () => {
      await tests.during(shown, drawing);
      await shown.clear();
      return tests.after(shown, first);
    }));
  if (typeof end === 'boolean') return end;
  tests.failed(first, end.message);
  return false;
}

async function show(
  shown: StoryPage,
  { story, mode, isOtherWidth, isPlayed }: Visit,
): Promise<void> {
  try {
    await shown.show(story.id, { isPlayed, in: mode });
  } catch (error) {
    if (!(error instanceof StoryFailed) || !isOtherWidth || !isPlayed) throw error;
    throw new StoryFailed(
      `${error.message}\nIf its play is for another width, add parameters: { visual: { play: 'own width' } }.`,
      { cause: error },
    );
  }
}

/** Returns what a step of a visit returns, or why it failed. */
async function attempt<Result>(step: () => Promise<Result>): Promise<Result | Failed> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof StoryFailed) return { kind: 'failed', message: error.message };
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    // Storybook loads its page again where a story can't be torn down, or a story navigates.
    const isLeft = reason.includes('Execution context was destroyed');
    return { kind: 'failed', message: isLeft ? `Its page was left: ${reason}` : reason };
  }
}
