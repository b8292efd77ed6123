import type { Visit } from '../catalogue/index.ts';
import type { Drawing } from './lanes.ts';
import type { StoryPage } from './story-page.ts';

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
