/** They run side by side: a browser leaves a core idle for much of the time, and a journey most of all. */
export const lanes = ['node', 'browser', 'journeys'] as const;

export interface Suite {
  readonly name: string;
  readonly lane: (typeof lanes)[number];
  /** Command and arguments, run from the root of the workspace. */
  readonly command: readonly string[];
  /**
   * How its tests are counted: by Vitest's JSON report, by a report of the same form that the command
   * writes to `--report`, or as one test by the exit code.
   */
  readonly counts: 'vitest' | 'report' | 'exit code';
  /**
   * Measured on two cores, beside another suite. Suites that are not split are spread over shards by it.
   */
  readonly seconds: number;
  /** The suite that must be over before. It is run wherever this one is. */
  readonly after?: string;
  /**
   * The longest lane waits for it: it runs before the others. Journeys follow each other, while the other
   * lanes have work for every core that these leave idle.
   */
  readonly isUrgent?: boolean;
  /** It has enough files to be split between shards. */
  readonly isSplit?: boolean;
  /** It runs under `--stress`. */
  readonly isStressed?: boolean;
  /** Folders that it starts programs from: a change there affects all its tests. */
  readonly startsFrom?: readonly string[];
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

const programs = ['apps', 'packages'];

/** Every suite of the test command. Each lane runs its own in this order. */
export const suites: readonly Suite[] = [
  {
    name: 'build',
    lane: 'node',
    command: ['node', 'packages/server/src/build-for-start.ts', 'apps/web', 'apps/workshop'],
    counts: 'exit code',
    seconds: 44,
    isUrgent: true,
  },
  { name: 'types', lane: 'node', command: ['tsc', '--noEmit'], counts: 'exit code', seconds: 34 },
  {
    name: 'lint',
    lane: 'node',
    command: ['oxlint', '--type-aware'],
    counts: 'exit code',
    seconds: 41,
  },
  {
    name: 'format',
    lane: 'node',
    command: ['oxfmt', '--check', '.'],
    counts: 'exit code',
    seconds: 1,
  },
  vitest('unit', { lane: 'node', seconds: 740, isSplit: true }, 'unit*'),
  vitest('conformance', { lane: 'node', seconds: 448 }),
  vitest('discovery', { lane: 'node', seconds: 77, startsFrom: programs }),
  vitest('durability', { lane: 'node', seconds: 223, startsFrom: programs }),
  vitest('performance', { lane: 'node', seconds: 107, after: 'build', startsFrom: programs }),
  { name: 'pack', lane: 'node', command: ['tsdown'], counts: 'exit code', seconds: 39 },
  vitest('consumers', { lane: 'node', seconds: 71, after: 'pack', startsFrom: programs }),
  vitest('size', { lane: 'node', seconds: 37, after: 'build', startsFrom: programs }),
  {
    name: 'stories',
    lane: 'browser',
    command: ['node', 'tests/stories/main.ts'],
    counts: 'report',
    seconds: 1023,
    isSplit: true,
    isStressed: true,
  },
  vitest('browser', { lane: 'browser', seconds: 208, isSplit: true, isStressed: true }),
  vitest('journeys', {
    lane: 'journeys',
    seconds: 1589,
    isUrgent: true,
    after: 'build',
    isSplit: true,
    isStressed: true,
    startsFrom: programs,
  }),
  vitest('visual', {
    lane: 'browser',
    seconds: 95,
    startsFrom: ['packages/ui', 'packages/visual-review'],
  }),
];
