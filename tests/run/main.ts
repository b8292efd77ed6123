/**
 * The one test command: `pnpm test --help`. Runs the suites in lanes, and ends with the line
 * `N passed, N failed`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseSuites } from './choose.ts';
import { help, readOptions, type RunOptions } from './options.ts';
import { type Outcome, runSuite } from './run-suite.ts';
import { runInLanes } from './lanes.ts';
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
const started = performance.now();
const chosen = chooseSuites(options, root);
const reports = await mkdtemp(join(tmpdir(), 'ninefold-tests-'));
const outcomes = await runInLanes(chosen, ({ suite, argumentList }) =>
  runSuite(suite, { root, reports, argumentList, isStressed: options.stress }),
);
await rm(reports, { recursive: true, force: true });
const order = chosen.map(({ suite }) => suite.name);
const inOrder = outcomes.toSorted(
  (one: Outcome, other: Outcome) => order.indexOf(one.name) - order.indexOf(other.name),
);
process.exitCode = printSummary(inOrder, (performance.now() - started) / 1000) ? 0 : 1;
