import type { Browser, CDPSession, Page, Request } from 'playwright';
import type { Mode } from '../modes.ts';
import { clearStory, showStory } from './show-story.ts';
import { holdStill } from './still-page.ts';

/** A page of the built catalogue in one mode; stories are switched in it, without loading it again. */
export interface StoryPage {
  readonly page: Page;
  readonly session: CDPSession;
  /**
   * Draws a story, and plays its `play` unless told otherwise.
   *
   * @throws {StoryFailed} when it breaks, or does not finish.
   */
  show(storyId: string, options?: { readonly play?: boolean }): Promise<void>;
  /** Takes the story out of the page, as Storybook does before it shows the next one. */
  clear(): Promise<void>;
  /** Loads the page again: nothing of earlier stories is left in it. */
  reopen(): Promise<void>;
  /** Gives the story that is shown the colours of another mode, until the next is shown. */
  recolour(mode: Mode): Promise<void>;
  /** Resolves when no module is on its way: what is loaded when it is first needed is there. */
  loaded(): Promise<void>;
  /** Whether a module is on its way. */
  isLoading(): boolean;
  /** Goes up whenever a module is asked for, and when it is there. */
  readonly moduleSteps: () => number;
  close(): Promise<void>;
}

/** A story that could not be drawn: nothing is compared. */
export class StoryFailed extends Error {}

/** The first screen of a page starts a database in it, on a machine that may be busy. */
const limit = 90_000;

export interface StoryPageOptions {
  /** What every clock in the page says. */
  readonly moment: Date;
  /** Runs before the page's own scripts. */
  readonly script?: string;
  /** Animations and transitions run, as they do for most people. In pictures they don't. */
  readonly moves?: boolean;
}

export async function openStoryPage(
  browser: Browser,
  url: string,
  mode: Mode,
  { moment, script, moves = false }: StoryPageOptions,
): Promise<StoryPage> {
  const context = await browser.newContext({
    viewport: { width: mode.width, height: mode.height },
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: moves ? 'no-preference' : 'reduce',
    ...mode.media,
  });
  await holdStill(context, { moment, moves });
  if (script !== undefined) await context.addInitScript({ content: script });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const modules = watchModules(page);
  const globals = {
    ...mode.globals,
    // The accessibility addon would run axe by itself, in a page whose animations it stops for good
    // where it finds something: see tests/stories.
    a11y: { manual: true },
  };
  const open = async (): Promise<void> => {
    await page.goto(`${url}/iframe.html?viewMode=story`);
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
    // A dotted underline that was drawn before its font was there stays a shade otherwise.
    await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
    // Storybook reads globals from an address only where it names a story.
    await page.evaluate((globals) => {
      const { channel } = window.__STORYBOOK_PREVIEW__!;
      return new Promise<void>((resolve) => {
        channel.on('globalsUpdated', () => resolve());
        channel.emit('updateGlobals', { globals });
      });
    }, globals);
  };
  await open();
  let colours = mode;
  const recolour = async (wanted: Mode): Promise<void> => {
    if (wanted === colours) return;
    await page.emulateMedia(wanted.media);
    // As the preview's decorator does: by Storybook's globals, the story would be drawn anew.
    await page.evaluate(({ theme, contrast }) => {
      Object.assign(document.documentElement.dataset, { theme, contrast });
    }, wanted.globals);
    colours = wanted;
  };
  return {
    page,
    session,
    recolour,
    ...modules,
    async show(storyId, { play = true } = {}) {
      await recolour(mode);
      let failure: string | undefined;
      try {
        failure = await page.evaluate(showStory, { storyId, play, limit });
      } catch (error) {
        // Storybook loads its page anew where a story cannot be torn down, or a story went away.
        failure = `its page was left: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`;
      }
      if (failure === undefined) return;
      await open();
      throw new StoryFailed(failure);
    },
    clear: () => page.evaluate(clearStory),
    reopen: open,
    close: () => context.close(),
  };
}

/** No page can ask which of its imports are under way. */
function watchModules(page: Page): Pick<StoryPage, 'loaded' | 'isLoading' | 'moduleSteps'> {
  const underWay = new Set<Request>();
  let steps = 0;
  let tell: (() => void) | undefined;
  const end = (request: Request): void => {
    if (underWay.delete(request)) steps += 1;
    if (underWay.size === 0) tell?.();
  };
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    underWay.add(request);
    steps += 1;
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // A page that is loaded anew gives up what it asked for.
  page.on('framenavigated', () => {
    underWay.clear();
    tell?.();
  });
  const isLoading = (): boolean => underWay.size > 0;
  return {
    isLoading,
    moduleSteps: () => steps,
    async loaded() {
      if (!isLoading()) return;
      await new Promise<void>((resolve) => {
        tell = resolve;
      });
    },
  };
}
