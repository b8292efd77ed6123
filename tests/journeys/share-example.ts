import type { TestProject } from 'vitest/node';
import { type Started, startApplication } from './application.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The example as it runs for all journeys: loading it takes longer than most of them. */
    example: Started;
  }
}

/** The global setup of the journeys. They find what it starts with `runningExample`. */
export default async function shareExample(project: TestProject): Promise<() => Promise<void>> {
  const application = await startApplication();
  const { url, data, accounts } = application;
  project.provide('example', { url, data, accounts });
  return () => application.stop();
}
