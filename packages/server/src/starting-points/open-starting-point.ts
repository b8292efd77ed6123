import { type Configuration, createDataClient } from '@ninefold/data/client';
import type { Options } from '../options/index.ts';
import type { Reporter } from '../reporter/index.ts';
import { noteEarlierFunctions } from './note-earlier-functions.ts';
import type { OpenedStart } from './opened-start.ts';

/** Opens the starting point that the options name. */
export async function openStartingPoint(
  options: Options,
  reporter: Reporter,
): Promise<OpenedStart> {
  const { start } = options;
  if (start.kind === 'blank') {
    return withoutDatabase({ supabaseUrl: null, publishableKey: null, start: 'blank' });
  }
  if (start.kind === 'project') {
    const { supabaseUrl: url, publishableKey } = start.project;
    reporter.step(`Serving the application for ${url}`);
    // Nobody waits for it: the project may be slow, or out of reach.
    void noteEarlierFunctions(createDataClient({ url, publishableKey }), reporter);
    return withoutDatabase({ ...start.project, start: 'project' });
  }
  // Imported on demand, because the embedded database is a lot of code.
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded({ ...options, start }, reporter);
}

/** Returns a starting point whose database is elsewhere, or that has none. */
function withoutDatabase(configuration: Configuration): OpenedStart {
  return {
    backend: null,
    data: null,
    start: configuration.start,
    accounts: [],
    configuration: () => configuration,
    close: () => Promise.resolve(),
  };
}
