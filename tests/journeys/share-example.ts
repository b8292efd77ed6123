import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startApplication } from './application.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the example, to be copied: loading it takes longer than most journeys. */
    filledExample: string;
  }
}

/** The global setup of the journeys. They start the application on a copy with `runningExample`. */
export default async function shareExample(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-journeys-'));
  const filled = join(folder, 'example');
  const application = await startApplication('--data', filled);
  // A folder in use can't be copied.
  await application.stop();
  project.provide('filledExample', filled);
  // Where a process of journeys crashed, its application is ending just now.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
