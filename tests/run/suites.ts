import { findOtherBrowser } from './other-browser.ts';

/** They run side by side: a browser leaves a core idle for much of the time, and a journey most of all. */
export const lanes = ['node', 'browser', 'journeys'] as const;

export interface Suite {
  readonly name: string;
  readonly lane: (typeof lanes)[number];
  /** Command and arguments, run from the root of the workspace. */
  readonly command: readonly string[];
  /** Added to the environment of the command. */
  readonly environment?: Readonly<Record<string, string>>;
  /**
   * How its tests are counted: by our reporter in Vitest, by a report of the same form that the command
   * writes to `--report`, or as one test by the exit code.
   */
  readonly counts: 'vitest' | 'report' | 'exit code';
  /**
   * Wall seconds beside other suites on two cores. Shards and the first estimate of the time left are
   * made from it; later estimates come from the last run.
   */
  readonly seconds: number;
  /** It runs with `--all`, or when it is named. Others run always. */
  readonly isRepetition?: boolean;
  /** The suite that must be over before. It is run wherever this one is. */
  readonly after?: string;
  /**
   * The longest lane waits for it: it runs before the others. Journeys follow each other, while the other
   * lanes have work for every core that these leave idle.
   */
  readonly isUrgent?: boolean;
  /** It has enough files to be split between shards. */
  readonly isSplit?: boolean;
  /** The suite that it repeats under stress, with `--stress`. */
  readonly stresses?: string;
  /** Folders that it starts programs from: a change there affects all its tests. */
  readonly startsFrom?: readonly string[];
  /** Why it can't run on this machine. */
  readonly skip?: string | undefined;
}

const vitest = (
  name: string,
  suite: Omit<Suite, 'name' | 'command' | 'counts'>,
  project: string = name,
): Suite => ({
  ...suite,
  name,
  command: ['vitest', 'run', '--project', project],
  counts: 'vitest',
});

const command = (
  name: string,
  line: string,
  suite: Omit<Suite, 'name' | 'command' | 'counts' | 'lane'>,
): Suite => ({ ...suite, name, lane: 'node', command: line.split(' '), counts: 'exit code' });

const programs = ['apps', 'packages'];
const otherBrowser = findOtherBrowser();

/** Every suite of the test command. Each lane runs its own in this order. */
export const suites: readonly Suite[] = [
  command('build', 'node packages/server/src/build-for-start.ts apps/web apps/workshop', {
    seconds: 44,
    isUrgent: true,
  }),
  // Several checkers check the same types again. Its memory is given back when it ends.
  command('types', 'tsc --noEmit --checkers 1', { seconds: 34, environment: { GOGC: 'off' } }),
  command('lint', 'oxlint', { seconds: 10 }),
  command('format', 'oxfmt --check .', { seconds: 1 }),
  vitest('unit', { lane: 'node', seconds: 400, isSplit: true }, 'unit*'),
  vitest('conformance', { lane: 'node', seconds: 448 }),
  vitest('discovery', { lane: 'node', seconds: 77, startsFrom: programs }),
  vitest('durability', { lane: 'node', seconds: 100, startsFrom: programs }),
  vitest('performance', {
    lane: 'node',
    seconds: 107,
    after: 'build',
    isRepetition: true,
    startsFrom: programs,
  }),
  vitest('size', { lane: 'node', seconds: 37, after: 'build', startsFrom: programs }),
  command('lint-types', 'oxlint --type-aware', { seconds: 41, isRepetition: true }),
  command('pack', 'tsdown', { seconds: 39, isRepetition: true }),
  vitest('consumers', {
    lane: 'node',
    seconds: 200,
    after: 'pack',
    isRepetition: true,
    startsFrom: programs,
  }),
  {
    name: 'stories',
    lane: 'browser',
    command: ['node', 'tests/stories/main.ts'],
    counts: 'report',
    seconds: 730,
    isSplit: true,
  },
  vitest('browser', { lane: 'browser', seconds: 208, isSplit: true }),
  vitest('journeys', {
    lane: 'journeys',
    seconds: 500,
    isUrgent: true,
    after: 'build',
    isSplit: true,
    startsFrom: programs,
  }),
  vitest('visual', {
    lane: 'browser',
    seconds: 95,
    startsFrom: ['packages/ui', 'packages/visual-review'],
  }),
  {
    name: 'other-browser',
    lane: 'journeys',
    command: ['vitest', 'run', '--project', 'journeys', 'tests/journeys/example.test.ts'],
    counts: 'vitest',
    environment: { NINEFOLD_BROWSER: otherBrowser ?? '' },
    seconds: 60,
    after: 'build',
    isRepetition: true,
    skip:
      otherBrowser === undefined
        ? 'this machine has no other Chromium. Install one, or name it in NINEFOLD_BROWSER.'
        : undefined,
  },
];

/** Their pages can wait longer for everything that the speed of a machine decides. */
const browserSuites = ['stories', 'browser', 'journeys'];

/** Every suite, with those that repeat others under stress. */
export const allSuites: readonly Suite[] = [
  ...suites,
  ...suites
    .filter(({ name }) => browserSuites.includes(name))
    .map((suite) => ({
      ...suite,
      name: `${suite.name}-stressed`,
      stresses: suite.name,
      environment: { NINEFOLD_STRESS: '1' },
      isUrgent: false,
      isRepetition: true,
    })),
];
