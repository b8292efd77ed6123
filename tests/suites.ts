export interface Suite {
  readonly name: string;
  /** Command and arguments, run from the root of the workspace. */
  readonly command: readonly string[];
  /** Vitest counts its tests; any other command counts as one, by its exit code. */
  readonly counts: 'vitest' | 'exit code';
}

const vitest = (name: string, project: string = name): Suite => ({
  name,
  command: ['vitest', 'run', '--project', project],
  counts: 'vitest',
});

/**
 * What the test command runs, in order: the quickest to fail first. Suites in brackets run side by
 * side, as each of them leaves a core idle.
 */
export const suites: readonly (Suite | readonly Suite[])[] = [
  { name: 'types', command: ['tsc', '--noEmit'], counts: 'exit code' },
  { name: 'lint', command: ['oxlint', '--type-aware'], counts: 'exit code' },
  { name: 'format', command: ['oxfmt', '--check', '.'], counts: 'exit code' },
  vitest('unit', 'unit*'),
  vitest('conformance'),
  vitest('discovery'),
  vitest('durability'),
  vitest('performance'),
  vitest('browser'),
  vitest('stories'),
  vitest('quality'),
  // Builds the catalogue itself.
  {
    name: 'visual pictures',
    command: ['node', 'tests/visual/command/visual.ts'],
    counts: 'exit code',
  },
  { name: 'build', command: ['vite', 'build', 'apps/web'], counts: 'exit code' },
  vitest('size'),
  [vitest('visual'), vitest('journeys')],
];
