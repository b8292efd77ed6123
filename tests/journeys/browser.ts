import type { Browser, BrowserContext, Page } from 'playwright';
import { isStressed, stressScript } from '../browser/stress.ts';
import { watchRequests } from './asked-requests.ts';

export interface View {
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  /** The browser's language and formats. */
  readonly locale?: string;
  /** The pointer is a finger. */
  readonly touch?: boolean;
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
  { width = 1280, theme = 'light', locale = 'en-GB', touch = false }: View = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: width < 600 ? 844 : 800 },
    colorScheme: theme,
    hasTouch: touch,
    isMobile: touch,
    locale,
    timezoneId: 'Europe/Berlin',
  });
  if (isStressed) await context.addInitScript(stressScript);
  watchRequests(context, baseURL);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    // An answer of 400 and above is the browser's own line, and the screen's business.
    const refused = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !refused) problems.push(message.text());
  });
  return { page, context, problems };
}
