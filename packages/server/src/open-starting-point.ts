import type { Configuration } from '@ninefold/data/client';
import type { Options } from './options.ts';
import type { Reporter } from './reporter.ts';
import type { Served } from './starting-point.ts';

/** Makes ready what the options ask to start with. */
export async function openStartingPoint(options: Options, reporter: Reporter): Promise<Served> {
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
function elsewhere(configuration: Configuration): Served {
  return {
    backend: null,
    data: null,
    start: configuration.start,
    accounts: [],
    configuration: () => configuration,
    close: () => Promise.resolve(),
  };
}
