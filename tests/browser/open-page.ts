import type { Browser, BrowserContext, Page } from 'playwright';
import { isStressed, stressScript } from './stress.ts';

export interface View {
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  /** The browser's language and formats. */
  readonly locale?: string;
  /** The pointer is a finger. */
  readonly touch?: boolean;
  /** The person prefers little motion. */
  readonly still?: boolean;
  /**
   * Whether pages may register their service worker. It asks the network on its own: routes see nothing of that, and
   * what it loads in the background takes time from the page.
   */
  readonly worker?: boolean;
}

/** A new page, with its errors. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Uncaught errors and errors that the page wrote to its console. */
  readonly problems: readonly string[];
}

/** Opens a page that has no cookies, storage or cache of any other. */
export async function openPage(
  browser: Browser,
  baseURL: string,
  view?: View,
): Promise<WatchedPage> {
  const context = await openContext(browser, baseURL, view);
  const page = await context.newPage();
  return { page, context, problems: watchProblems(page) };
}

/** Opens a context that looks at an application in a given way. */
export async function openContext(
  browser: Browser,
  baseURL: string,
  {
    width = 1280,
    theme = 'light',
    locale = 'en-GB',
    touch = false,
    still = false,
    worker = false,
  }: View = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: width < 600 ? 844 : 800 },
    colorScheme: theme,
    reducedMotion: still ? 'reduce' : 'no-preference',
    hasTouch: touch,
    isMobile: touch,
    locale,
    timezoneId: 'Europe/Berlin',
    serviceWorkers: worker ? 'allow' : 'block',
  });
  if (isStressed) await context.addInitScript(stressScript);
  return context;
}

/** Returns the list to which a page's errors are added. */
export function watchProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    // An answer of 400 and above, and none at all, are the screen's business.
    const isShown =
      /^Failed to load resource|^DataError: The server can’t be reached|^TypeError: Failed to fetch/;
    if (message.type() === 'error' && !isShown.test(message.text())) problems.push(message.text());
  });
  return problems;
}
