import type { Browser, Page, Request } from 'playwright';
import type { Mode, Project } from '../configuration/index.ts';
import { describePage } from './describe-page.ts';
import { freezePages } from './freeze-page.ts';
import { clearStory, showStory } from './show-story.ts';

/** A page of a served Storybook in one mode. It shows one story after the other without being loaded again. */
export type StoryPage = Awaited<ReturnType<typeof openStoryPage>>;

/** A story could not be rendered, played, pictured or tested: its page is not used any further. */
export class StoryFailed extends Error {}

export interface StoryPageOptions {
  /** Runs before the page's own scripts. */
  readonly script?: string | undefined;
  /** Animations and transitions run, as they do for most people. Off by default, as in pictures. */
  readonly isAnimated?: boolean | undefined;
}

/** @param url of the served Storybook. */
export async function openStoryPage(
  { now, context: settings, toasts, colourGlobals, patience }: Project,
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
  page.setDefaultTimeout(patience);
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
  /** @throws {StoryFailed} with what was waited for, and what the page shows, after `limit` milliseconds. */
  const within = async <Result>(
    waitedFor: string,
    answer: Promise<Result>,
    limit = patience,
  ): Promise<Result> => {
    const deadline = Promise.withResolvers<'late'>();
    const timer = setTimeout(() => deadline.resolve('late'), limit);
    const first = await Promise.race([answer.then((result) => ({ result })), deadline.promise]);
    clearTimeout(timer);
    if (first !== 'late') return first.result;
    // It fails when the page is closed.
    answer.catch(() => undefined);
    const seconds = Math.round(limit / 100) / 10;
    throw new StoryFailed(
      `${waitedFor} took longer than ${seconds} seconds. ${await describePage(page)}`,
    );
  };
  let current = mode;
  const change = async (wanted: Mode): Promise<void> => {
    if (wanted === current) return;
    const { width, height } = wanted;
    if (width !== current.width || height !== current.height) {
      await page.setViewportSize({ width, height });
    }
    await page.emulateMedia(wanted.media);
    // Written as by the preview's decorator: Storybook's globals would render the story again.
    const data = colourGlobals.map((name) => [name, wanted.globals[name] ?? ''] as const);
    await page.evaluate((data) => {
      Object.assign(document.documentElement.dataset, Object.fromEntries(data));
    }, data);
    current = wanted;
  };
  return {
    page,
    session,
    patience,
    within,
    /**
     * Gives the page the size and colours of another mode with the same other globals. The current story keeps
     * its rendering.
     */
    change,
    ...modules,
    /**
     * Renders a story, and plays it unless `isPlayed` is false.
     *
     * @throws {StoryFailed} when it throws, or does not finish.
     */
    async show(
      storyId: string,
      {
        isPlayed = true,
        in: wanted = mode,
      }: { readonly isPlayed?: boolean; readonly in?: Mode } = {},
    ): Promise<void> {
      await change(wanted);
      // A play may wait many times, and each of its waits ends by itself and names what it waits for: this ends only
      // what hangs outside of them.
      const shown = page.evaluate(showStory, { storyId, isPlayed });
      const failure = await within('Rendering and playing the story', shown, 15 * patience);
      if (failure !== undefined) throw new StoryFailed(failure);
    },
    /**
     * Takes the story out of the page, as Storybook does before it shows the next one.
     *
     * @throws {StoryFailed} when something failed after the play.
     */
    async clear(): Promise<void> {
      const failure = await within('Ending the story', page.evaluate(clearStory));
      if (failure !== undefined) throw new StoryFailed(failure);
    },
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
