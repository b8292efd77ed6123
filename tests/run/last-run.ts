import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Suite } from './suites.ts';

/** What the last runs took, by suite. */
export type LastRun = Readonly<Record<string, SuiteMeasure>>;

export interface SuiteMeasure {
  /** Wall seconds beside the other suites. */
  readonly seconds: number;
  readonly tests: number;
}

const fileIn = (root: string) => join(root, 'node_modules/.cache/ninefold/last-test-run.json');

/** Reads what each suite took last; what `suites.ts` says of those that haven't run here. */
export async function readLastRun(root: string, suites: readonly Suite[]): Promise<LastRun> {
  const stored = await readFile(fileIn(root), 'utf8').then(
    (text) => JSON.parse(text) as LastRun,
    () => ({}),
  );
  const estimates = suites.map(({ name, seconds }) => [name, { seconds, tests: 0 }] as const);
  return { ...Object.fromEntries(estimates), ...stored };
}

/** Keeps what whole suites took for the next run's estimate. */
export async function writeLastRun(root: string, measured: LastRun): Promise<void> {
  await mkdir(dirname(fileIn(root)), { recursive: true });
  const known = await readLastRun(root, []);
  await writeFile(fileIn(root), JSON.stringify({ ...known, ...measured }));
}
