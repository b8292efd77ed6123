import type { Browser, BrowserContext, Page } from 'playwright';
import { TestRunner } from 'vitest';
import { launchBrowser } from '../browser/launch-browser.ts';
import * as browserPage from '../browser/open-page.ts';
import { isStressed } from '../browser/stress.ts';
import { isAll } from '../run/is-all.ts';
import { unwatchRequests, watchRequests } from './asked-requests.ts';
import { describePages } from './describe-pages.ts';
import { endWithJourneys } from './environment.ts';

/** A page of a journey, with its errors. */
export interface WatchedPage extends browserPage.WatchedPage {
  /**
   * Closes the pages of the context. All that they kept is forgotten, except the application's files. A context
   * with an init script is closed itself: no other page could do without the script.
   */
  readonly close: () => Promise<void>;
}

export type View = Omit<browserPage.View, 'still'>;

/** A page of a journey is over before compiling its code well has paid off. */
const flags = ['--js-flags=--no-opt --no-maglev', '--renderer-process-limit=1'];

let browser: Promise<Browser> | undefined;

/** The browser of all journeys of this process. It ends with them. */
export function journeysBrowser(): Promise<Browser> {
  if (browser === undefined) {
    browser = launchBrowser(flags);
    endWithJourneys(async () => (await browser)?.close());
  }
  return browser;
}

/** Pages without a document, in contexts that hold nothing, by what the contexts were opened for. */
const spares = new Map<string, Page>();

/** Each spare page has a process: those of applications that have ended are of no use. */
const maximumSpares = 3;

/** Opens a page of an application in a context that holds no cookies, storage or permissions. */
export async function openPage(application: string, view: View = {}): Promise<WatchedPage> {
  const key = JSON.stringify([application, view]);
  const spare = spares.get(key);
  spares.delete(key);
  const page = spare ?? (await (await createContext(application, view)).newPage());
  const context = page.context();
  const problems = browserPage.watchProblems(page);
  keepRouting(page);
  watchRequests(context, application);
  return { page, context, problems, close: () => recycle(context, key) };
}

/**
 * Once a page routes requests, it goes on until it is recycled. Chromium never answers requests that are under way
 * when it stops pausing them, as it would after the last route.
 */
function keepRouting(page: Page): void {
  const route = page.route.bind(page);
  let routing: Promise<unknown> | undefined;
  page.route = async (...parameters) => {
    routing ??= page.context().route(/^$/, (unmatched) => unmatched.fallback());
    await routing;
    return route(...parameters);
  };
}

const applications = new WeakMap<BrowserContext, string>();

/** The address of the application that a page was opened for. */
export function applicationOf(page: Page): string {
  const application = applications.get(page.context());
  if (application === undefined) throw new Error('The page was not opened by `openPage`.');
  return application;
}

async function createContext(application: string, view: View): Promise<BrowserContext> {
  // What moves is drawn 60 times a second. How it moves is for the stories to show.
  const still = !isAll && !isStressed;
  const context = await browserPage.openContext(await journeysBrowser(), application, {
    ...view,
    still,
  });
  applications.set(context, application);
  return context;
}

/**
 * Keeps a context for the next page: a new one would load and compile all of the application again, in a new
 * process.
 */
async function recycle(context: BrowserContext, key: string): Promise<void> {
  await describePages(context.pages());
  const hasFailed = TestRunner.getCurrentTest()?.result?.state === 'fail';
  if (hasFailed || spares.has(key)) return context.close();
  // Before the others are closed, which would end their process.
  const spare = await context.newPage();
  const others = context.pages().filter((page) => page !== spare);
  await Promise.all(others.map((page) => page.close()));
  unwatchRequests(context);
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  const { origin } = new URL(applicationOf(spare));
  const session = await context.newCDPSession(spare);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  spares.set(key, spare);
  for (const [oldest, page] of [...spares].slice(0, -maximumSpares)) {
    spares.delete(oldest);
    await page.context().close();
  }
}

/** The pages that are open now, spare ones aside. */
export async function openPages(): Promise<readonly Page[]> {
  const contexts = await openContexts();
  return contexts.flatMap((context) => context.pages());
}

/** Closes what a file has left open. */
export async function closePages(): Promise<void> {
  await Promise.all((await openContexts()).map((context) => context.close()));
}

async function openContexts(): Promise<readonly BrowserContext[]> {
  const kept = new Set([...spares.values()].map((page) => page.context()));
  return ((await browser)?.contexts() ?? []).filter((context) => !kept.has(context));
}
