import type { SupabaseClient } from '@supabase/supabase-js';
import { startApplication } from './application.ts';
import { openPage, type WatchedPage } from './browser.ts';
import { databaseOf } from './example.ts';
import { openAs } from './sign-in.ts';

/** A page of an application on a dump, with the database beside it. Its person has signed in. */
export interface OpenedDump extends WatchedPage {
  readonly database: SupabaseClient;
}

/** Starts the application on a dump, and signs in. Closing the page stops the application. */
export async function openDump(file: string): Promise<OpenedDump> {
  const application = await startApplication('--load', file);
  const [person = { email: '', password: '' }] = application.accounts;
  const opened = await openPage(application.url);
  // Nobody is there to choose a place for a file: it is downloaded.
  await opened.context.addInitScript('delete window.showSaveFilePicker');
  await openAs(opened.page, person, '/');
  return {
    ...opened,
    database: await databaseOf(application, person),
    async close() {
      await opened.context.close();
      await application.stop();
    },
  };
}
