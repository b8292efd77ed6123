/**
 * The one test command: `pnpm test --help`. Runs the suites in lanes, and ends with the line
 * `N passed, N failed`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureMachine } from '../browser/machine.ts';
import { announceAsJson, announceToPerson } from './announce.ts';
import { chooseSuites } from './choose.ts';
import { runInLanes } from './lanes.ts';
import { readLastRun, writeLastRun } from './last-run.ts';
import { help, readOptions, type RunOptions } from './options.ts';
import { measurePreparation } from './processor-time.ts';
import { Progress } from './progress.ts';
import { runSuite } from './run-suite.ts';
import { printSummary } from './summary.ts';

const root = join(import.meta.dirname, '../..');

/** The options, or the exit code with which the command ends at once. */
function optionsOrExitCode(): RunOptions | number {
  try {
    const options = readOptions(process.argv.slice(2));
    if (options !== 'help') return options;
    console.log(help);
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 2;
  }
}

const options = optionsOrExitCode();
if (typeof options === 'number') process.exit(options);
const preparation = measurePreparation();
const started = performance.now();
const elapsed = () => (performance.now() - started) / 1000;
// On a slow or busy machine, each wait may take longer.
process.env['NINEFOLD_MACHINE'] ??= String(measureMachine());
if (options.all) process.env['NINEFOLD_ALL'] = '1';
// What a suite started is ended with the command.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}

const chosen = chooseSuites(options, root);
const order = chosen.map(({ suite }) => suite.name);
const reports = await mkdtemp(join(tmpdir(), 'ninefold-tests-'));
const lastRun = await readLastRun(
  root,
  chosen.map(({ suite }) => suite),
);
const progress = new Progress(order, lastRun);
const announcer = (options.json ? announceAsJson : announceToPerson)(progress, elapsed);
const outcomes = await runInLanes(chosen, async ({ suite, argumentList }) => {
  const { name } = suite;
  progress.starts(name, elapsed());
  const outcome = await runSuite(suite, {
    root,
    reports,
    argumentList,
    onEvent(event) {
      progress.take(name, event);
      if ('name' in event && event.status === 'failed') announcer.failed(name, event);
    },
  });
  progress.ends(name);
  if (suite.counts === 'exit code') {
    for (const failure of outcome.failures)
      announcer.failed(name, { ...failure, status: 'failed' });
  }
  return outcome;
});
announcer.stop();
await rm(reports, { recursive: true, force: true });
const isWhole = options.shard === undefined && options.changedSince === undefined;
if (isWhole && options.forSuites.length === 0) {
  const measures = outcomes.map(({ name, seconds, passed, failures, skipped }) => {
    return [name, { seconds, tests: passed + failures.length + skipped.length }] as const;
  });
  await writeLastRun(root, Object.fromEntries(measures));
}
const inOrder = outcomes.toSorted(
  (one, other) => order.indexOf(one.name) - order.indexOf(other.name),
);
const result = { outcomes: inOrder, seconds: elapsed(), preparation };
process.exitCode = printSummary(result, options.json) ? 0 : 1;
