import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { machineFactor } from '../browser/patience.ts';
import { type Counted, count, type FailedTest } from './count.ts';
import { eventsOf, type SuiteEvent } from './events.ts';
import { measured, readMeasured, watchProcessorTime } from './processor-time.ts';
import type { TestReport } from './report.ts';
import type { Suite } from './suites.ts';

export interface Outcome extends Counted {
  readonly name: string;
  readonly seconds: number;
  /** Of the suite and all that it started. Undefined where the system doesn't tell. */
  readonly processorSeconds: number | undefined;
}

export interface RunSuite {
  readonly root: string;
  /** The folder for reports. */
  readonly reports: string;
  readonly argumentList: readonly string[];
  /** Takes what the suite says while it runs. */
  readonly onEvent?: (event: SuiteEvent) => void;
}

const reporter = join(import.meta.dirname, 'reporter.ts');

/** Where what a suite printed is kept. */
export const outputFolder = '.ninefold/tests';

/** Runs a suite. What it prints goes to a file: other suites run at the same time. */
export async function runSuite(suite: Suite, given: RunSuite): Promise<Outcome> {
  const { name, counts, skip } = suite;
  if (skip !== undefined) {
    const skipped = [`${name}: ${skip}`];
    return { name, seconds: 0, processorSeconds: 0, passed: 0, failures: [], skipped };
  }
  const started = performance.now();
  const report = join(given.reports, `${name}.json`);
  const times = join(given.reports, `${name}.times`);
  const { exitCode, output, watchedSeconds } = await execute(suite, given, { report, times });
  const seconds = (performance.now() - started) / 1000;
  const waitedFor = readMeasured(times);
  const processorSeconds = waitedFor && Math.max(waitedFor, watchedSeconds);
  const took = { name, seconds, processorSeconds };
  await mkdir(join(given.root, outputFolder), { recursive: true });
  await writeFile(join(given.root, outputFolder, `${name}.txt`), output);
  const broken = (): FailedTest => ({
    name,
    message: output.trimEnd().split('\n').slice(-40).join('\n'),
    failedAt: Date.now(),
  });
  if (counts === 'exit code') {
    const failures = exitCode === 0 ? [] : [broken()];
    return { ...took, passed: 1 - failures.length, failures, skipped: [] };
  }
  const found = await readReport(report);
  if (found === undefined) return { ...took, passed: 0, failures: [broken()], skipped: [] };
  const counted = count(found);
  // A run can break outside its tests: in a file that does not load, by an error that nobody caught.
  const failures = exitCode === 0 || counted.failures.length > 0 ? counted.failures : [broken()];
  return { ...took, ...counted, failures };
}

/**
 * Milliseconds after which a suite in which no test ends hangs outside its waits, each of which has a deadline of
 * a minute. Only Vitest's suites say when a test ends.
 */
const silence = () => 600_000 * machineFactor();

interface Execution {
  readonly exitCode: number;
  readonly output: string;
  /** Processor seconds of all processes that were seen. */
  readonly watchedSeconds: number;
}

function execute(
  { command, environment, counts, isUrgent }: Suite,
  { root, argumentList, onEvent }: RunSuite,
  { report, times }: { readonly report: string; readonly times: string },
): Promise<Execution> {
  const reporting = {
    vitest: ['--reporter=default', `--reporter=${reporter}`, `--outputFile=${report}`],
    report: ['--report', report],
    'exit code': [],
  }[counts];
  const [program, ...given] = measured([...command, ...reporting, ...argumentList], times);
  const progress = `${report}.progress`;
  const newEvents = eventsOf(progress);
  return new Promise((resolve) => {
    let output = '';
    let spoke = performance.now();
    const child = spawn(program, given, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group, which is ended as a whole.
      detached: process.platform !== 'win32',
      env: {
        ...process.env,
        // Suites and what they start compile the same JavaScript hundreds of times otherwise.
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/ninefold/compiled'),
        NINEFOLD_PROGRESS: progress,
        ...environment,
        PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
      },
    });
    const endWatch = child.pid === undefined ? () => 0 : watchProcessorTime(child.pid);
    const end = (signal: NodeJS.Signals) => endGroup(child.pid, signal);
    const leave = () => end('SIGTERM');
    process.once('exit', leave);
    if (isUrgent !== true && child.pid !== undefined) {
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    }
    const readEvents = () => {
      for (const event of newEvents()) {
        spoke = performance.now();
        onEvent?.(event);
      }
      if (performance.now() - spoke > silence() && counts === 'vitest') {
        spoke = Infinity;
        output += `\nNo test ended for ${Math.round(silence() / 1000)} s: the suite was stopped.`;
        end('SIGKILL');
      }
    };
    const reading = setInterval(readEvents, 500);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    const finish = (exitCode: number) => {
      clearInterval(reading);
      process.off('exit', leave);
      readEvents();
      resolve({ exitCode, output, watchedSeconds: endWatch() });
    };
    child.on('error', (error) => {
      output += `${program} could not be started: ${error.message}`;
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

function endGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // It has ended.
  }
}

async function readReport(file: string): Promise<TestReport | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as TestReport;
  } catch {
    return undefined;
  }
}
