import type { Wanted } from '../plan.ts';
import type { Drawing } from './lanes.ts';
import type { StoryPage } from './story-page.ts';

/**
 * Tests of a story while a page shows it for its pictures, so that it is drawn and played once for
 * both.
 */
export interface StoryTests {
  /** Runs in every page before the page's own scripts. */
  readonly script: string;
  /** Called before a story is drawn. */
  before(shown: StoryPage, first: Wanted): Promise<void>;
  /** Called while the story is shown, after its pictures. May recolour and resize the page. */
  during(shown: StoryPage, drawing: Drawing): Promise<void>;
  /**
   * Called when the story has left the page.
   *
   * @param failure why the story could not be drawn or played.
   * @returns whether the page can show the next story. Where it can't, a new page is opened.
   */
  after(shown: StoryPage, first: Wanted, failure: string | undefined): Promise<boolean>;
}
