import type { Browser, CDPSession, Page } from 'playwright';
import type { Mode } from '../modes.ts';
import { holdStill } from './still-page.ts';

/** A page of the built catalogue in one mode; stories are switched in it, without loading it again. */
export interface StoryPage {
  readonly page: Page;
  readonly session: CDPSession;
  /**
   * Draws a story and plays its `play`.
   *
   * @throws {StoryFailed} when it breaks, or does not finish.
   */
  show(storyId: string): Promise<void>;
  close(): Promise<void>;
}

/** A story that could not be drawn: nothing is compared. */
export class StoryFailed extends Error {}

/** The part of Storybook's preview that is used here. */
interface Preview {
  readonly currentRender?: { readonly id: string; readonly phase?: string };
  readonly channel: {
    emit(event: string, payload: unknown): void;
    on(event: string, listen: (payload: unknown) => void): void;
    off(event: string, listen: (payload: unknown) => void): void;
  };
  /** Every story, with the parameters that its file and the project give it. */
  extract(): Promise<Readonly<Record<string, PreparedStory>>>;
}

interface PreparedStory {
  readonly id: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly storyGlobals?: Readonly<Record<string, unknown>>;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: Preview;
  }
}

/** The first screen of a page starts a database in it, on a machine that may be busy. */
const limit = 90_000;

export async function openStoryPage(
  browser: Browser,
  url: string,
  mode: Mode,
  moment: Date,
): Promise<StoryPage> {
  const context = await browser.newContext({
    viewport: { width: mode.width, height: mode.height },
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    ...mode.media,
  });
  await holdStill(context, moment);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // The accessibility addon would run axe after each story: that is the stories' own test.
  const globals = [...Object.entries(mode.globals), ['a11y.manual', '!true']]
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  const open = async (): Promise<void> => {
    await page.goto(`${url}/iframe.html?viewMode=story&globals=${encodeURIComponent(globals)}`);
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.channel !== undefined);
  };
  await open();
  return {
    page,
    session,
    async show(storyId) {
      let failure: string | undefined;
      try {
        failure = await page.evaluate(showStory, { storyId, limit });
      } catch (error) {
        // Storybook loads its page anew where a story cannot be torn down, or a story went away.
        failure = `its page was left: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`;
      }
      if (failure === undefined) return;
      await open();
      throw new StoryFailed(failure);
    },
    close: () => context.close(),
  };
}

/** Runs in the page. Resolves to what went wrong, or to nothing. */
function showStory(given: { storyId: string; limit: number }): Promise<string | undefined> {
  const { storyId, limit } = given;
  const preview = window.__STORYBOOK_PREVIEW__!;
  const failures = [
    'storyThrewException',
    'playFunctionThrewException',
    'storyErrored',
    'storyMissing',
  ];
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  window.startChance(storyId);
  return new Promise((resolve) => {
    const started = performance.now();
    const finish = (failure: string | undefined): void => {
      for (const event of failures) preview.channel.off(event, fail);
      resolve(failure);
    };
    const fail = (payload: unknown): void => {
      const { message, description, title } = payload as Record<string, string | undefined>;
      finish(message ?? description ?? title ?? String(payload));
    };
    for (const event of failures) preview.channel.on(event, fail);
    const look = (): void => {
      const render = preview.currentRender;
      if (render?.id === storyId && render.phase === 'finished') finish(undefined);
      else if (
        render?.id === storyId &&
        (render.phase === 'errored' || render.phase === 'aborted')
      ) {
        finish(`it was ${render.phase}`);
      } else if (performance.now() - started > limit) {
        finish(
          `it did not finish within ${limit / 1000} seconds (${render?.phase ?? 'not begun'})`,
        );
      } else setTimeout(look, 4);
    };
    preview.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    look();
  });
}
