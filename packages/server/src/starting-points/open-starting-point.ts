import type { Configuration } from '@ninefold/data/client';
import type { Options } from '../options/index.ts';
import type { Reporter } from '../reporter/index.ts';
import type { OpenedStart } from './opened-start.ts';

/** Makes ready what the options ask to start with. */
export async function openStartingPoint(
  options: Options,
  reporter: Reporter,
): Promise<OpenedStart> {
  const { start } = options;
  if (start.kind === 'blank') {
    return elsewhere({ supabaseUrl: null, publishableKey: null, start: 'blank' });
  }
  if (start.kind === 'project') {
    reporter.step(`Serving the application for ${start.project.supabaseUrl}`);
    return elsewhere({ ...start.project, start: 'project' });
  }
  // The embedded database is a good deal of code: loaded only where it is used.
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded({ ...options, start }, reporter);
}

/** No database of ours. */
function elsewhere(configuration: Configuration): OpenedStart {
  return {
    backend: null,
    data: null,
    start: configuration.start,
    accounts: [],
    configuration: () => configuration,
    close: () => Promise.resolve(),
  };
}
