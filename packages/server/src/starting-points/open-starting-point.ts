import type { Configuration } from '@ninefold/data/client';
import type { Options } from '../options/index.ts';
import type { Reporter } from '../reporter/index.ts';
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
    reporter.step(`Serving the application for ${start.project.supabaseUrl}`);
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
