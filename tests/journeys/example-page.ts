import type { SupabaseClient } from '@supabase/supabase-js';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { launchBrowser } from '../browser/launch-browser.ts';
import { openPage, type WatchedPage } from './browser.ts';
import { databaseOfExample, runningExample } from './example.ts';

/** A page of the example, with the browser that it is in and the database beside it. */
export interface ExamplePage extends WatchedPage {
  readonly browser: Browser;
  readonly database: SupabaseClient;
}

/**
 * Opens a page of the example before each test of a file or a suite, and closes it afterwards. A page that
 * reported an error fails its test.
 *
 * @param use Takes the page before the test.
 */
export function openExamplePages(use: (opened: ExamplePage) => unknown): void {
  let browser: Browser;
  let database: SupabaseClient;
  let opened: WatchedPage | undefined;
  beforeAll(async () => {
    [database, browser] = await Promise.all([databaseOfExample(), launchBrowser()]);
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    opened = await openPage(browser, runningExample().url);
    await use({ ...opened, browser, database });
  });
  afterEach(async () => {
    expect(opened?.problems).toEqual([]);
    await opened?.context.close();
  });
}
