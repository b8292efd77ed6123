import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { openPage, type WatchedPage } from './browser.ts';
import { databaseOfExample, runningExample } from './example.ts';

/** A page of the example, with the database beside it. */
export interface ExamplePage extends WatchedPage {
  readonly database: SupabaseClient;
}

/**
 * Opens a page of the example before each test of a file or a suite, and closes it afterwards. A page that
 * reported an error fails its test.
 *
 * @param use Takes the page before the test.
 */
export function openExamplePages(use: (opened: ExamplePage) => unknown): void {
  let database: SupabaseClient;
  let opened: WatchedPage | undefined;
  beforeAll(async () => {
    database = await databaseOfExample();
  });
  beforeEach(async () => {
    opened = await openPage((await runningExample()).url);
    await use({ ...opened, database });
  });
  afterEach(async () => {
    await opened?.close();
    expect(opened?.problems).toEqual([]);
  });
}
