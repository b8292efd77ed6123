import type { Environment } from 'vitest/runtime';

declare global {
  var endingsOfJourneys: (() => Promise<unknown>)[] | undefined;
}

/** Ends something when all journeys of this process are over: the system counts its processor time only then. */
export function endWithJourneys(end: () => Promise<unknown>): void {
  (globalThis.endingsOfJourneys ??= []).push(end);
}

/** The environment of journeys: that of Node.js. Vitest loads it beside the tests, so they share only what is global. */
export default {
  name: 'journeys',
  viteEnvironment: 'ssr',
  setup: () => ({
    async teardown() {
      await Promise.all((globalThis.endingsOfJourneys ?? []).map((end) => end()));
    },
  }),
} satisfies Environment;
