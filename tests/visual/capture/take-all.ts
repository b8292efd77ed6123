import type { Browser } from 'playwright';
import { type ModeName, modeNamed } from '../modes.ts';
import type { ContentHash } from '../picture/picture.ts';
import type { Wanted } from '../plan.ts';
import { openStoryPage, StoryFailed } from './story-page.ts';
import { type Held, type Restless, takePicture } from './take-picture.ts';

export interface Failed {
  readonly kind: 'failed';
  readonly message: string;
}

export type Outcome = Held | Restless | Failed;

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
  readonly onTaken: (wanted: Wanted, outcome: Outcome) => Promise<void>;
}

/** Takes the pictures, one page a mode, the longest lanes first. */
export async function takeAll(given: TakeAll): Promise<void> {
  const lanes = [...Map.groupBy(given.wanted, ({ mode }) => mode)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const work = async (): Promise<void> => {
    for (let lane = lanes.shift(); lane !== undefined; lane = lanes.shift()) {
      await takeLane(given, ...lane);
    }
  };
  await Promise.all(Array.from({ length: given.lanesAtOnce }, work));
}

async function takeLane(
  { browser, url, moment, isKnown, onTaken }: TakeAll,
  mode: ModeName,
  lane: readonly Wanted[],
): Promise<void> {
  const shown = await openStoryPage(browser, url, modeNamed(mode), moment);
  try {
    for (const wanted of lane) {
      let outcome: Outcome;
      try {
        await shown.show(wanted.story.id);
        outcome = await takePicture(shown, (hash) => isKnown(wanted, hash));
      } catch (error) {
        if (!(error instanceof StoryFailed)) throw error;
        outcome = { kind: 'failed', message: error.message };
      }
      await onTaken(wanted, outcome);
    }
  } finally {
    await shown.close();
  }
}
