import type { Browser, Page, Request } from 'playwright';
import type { Mode, Project } from '../configuration/index.ts';
import { freezePages } from './freeze-page.ts';
import { clearStory, showStory } from './show-story.ts';

/** A page of a served Storybook in one mode. It shows one story after the other without being loaded again. */
export type StoryPage = Awaited<ReturnType<typeof openStoryPage>>;

/** A story could not be rendered or played, so that it has no picture. */
export class StoryFailed extends Error {}

/**
 * In milliseconds. It only ends a story that hangs. Where it ended a slow one, the page was loaded again
 * and its database started again, which made every other page slower still.
 */
const limit = 600_000;

export interface StoryPageOptions {
  /** Runs before the page's own scripts. */
  readonly script?: string | undefined;
  /** Animations and transitions run, as they do for most people. Off by default, as in pictures. */
  readonly isAnimated?: boolean | undefined;
}

/** @param url of the served Storybook. */
export async function openStoryPage(
  { now, context: settings, toasts, colourGlobals }: Project,
  browser: Browser,
  url: string,
  mode: Mode,
  { script, isAnimated = false }: StoryPageOptions = {},
) {
  const context = await browser.newContext({
    ...settings,
    viewport: { width: mode.width, height: mode.height },
    deviceScaleFactor: 1,
    reducedMotion: isAnimated ? 'no-preference' : 'reduce',
    ...mode.media,
  });
  await freezePages(context, { now, toasts, isAnimated });
  if (script !== undefined) await context.addInitScript({ content: script });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const modules = watchModules(page);
  // The accessibility addon would run axe, and stop the page's animations for good.
  const globals = { ...mode.globals, a11y: { manual: true } };
  const open = async (): Promise<void> => {
    await page.goto(`${url}/iframe.html?viewMode=story`);
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
    // A dotted underline that is drawn before its font is loaded keeps another shade.
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
    // Written as by the preview's decorator: Storybook's globals would render the story again.
    const data = colourGlobals.map((name) => [name, wanted.globals[name] ?? ''] as const);
    await page.evaluate((data) => {
      Object.assign(document.documentElement.dataset, Object.fromEntries(data));
    }, data);
    colours = wanted;
  };
  return {
    page,
    session,
    /** Gives the current story the colours of another mode, until the next is shown. */
    recolour,
    ...modules,
    /**
     * Renders a story, and plays it unless `isPlayed` is false.
     *
     * @throws {StoryFailed} when it throws, or does not finish.
     */
    async show(
      storyId: string,
      { isPlayed = true }: { readonly isPlayed?: boolean } = {},
    ): Promise<void> {
      await recolour(mode);
      let failure: string | undefined;
      try {
        failure = await page.evaluate(showStory, { storyId, isPlayed, limit });
      } catch (error) {
        // Storybook loads its page again where a story can't be torn down, or a story navigates.
        const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
        failure = `its page was left: ${reason}`;
      }
      if (failure === undefined) return;
      await open();
      throw new StoryFailed(failure);
    },
    /** Takes the story out of the page, as Storybook does before it shows the next one. */
    clear: (): Promise<void> => page.evaluate(clearStory),
    /** Loads the page again, without anything of earlier stories. */
    reopen: open,
    close: (): Promise<void> => context.close(),
  };
}

/** Follows requests of modules, which a page can't observe itself. */
function watchModules(page: Page) {
  const pending = new Set<Request>();
  let events = 0;
  let resume: (() => void) | undefined;
  const end = (request: Request): void => {
    if (pending.delete(request)) events += 1;
    if (pending.size === 0) resume?.();
  };
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    pending.add(request);
    events += 1;
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // A page that is loaded again abandons its requests.
  page.on('framenavigated', () => {
    pending.clear();
    resume?.();
  });
  const isLoading = (): boolean => pending.size > 0;
  return {
    isLoading,
    /** Returns the number of requests and answers so far. */
    moduleEvents: (): number => events,
    /** Resolves when no request is pending. */
    async loaded(): Promise<void> {
      if (!isLoading()) return;
      await new Promise<void>((resolve) => {
        resume = resolve;
      });
    },
  };
}
