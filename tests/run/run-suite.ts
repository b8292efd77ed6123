import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { type Counted, count, type FailedTest } from './count.ts';
import type { TestReport } from './report.ts';
import type { Suite } from './suites.ts';

export interface Outcome extends Counted {
  readonly name: string;
  readonly seconds: number;
}

export interface RunSuite {
  readonly root: string;
  /** The folder for reports. */
  readonly reports: string;
  readonly argumentList: readonly string[];
  readonly isStressed: boolean;
}

const reporter = join(import.meta.dirname, 'reporter.ts');

/** Runs a suite, and prints what it printed once it is over: other suites run at the same time. */
export async function runSuite(suite: Suite, given: RunSuite): Promise<Outcome> {
  const { name, counts } = suite;
  console.log(`── ${name} starts ──`);
  const started = performance.now();
  const report = join(given.reports, `${name}.json`);
  const { exitCode, output } = await execute(suite, given, report);
  const seconds = (performance.now() - started) / 1000;
  console.log(`\n── ${name} ──\n${output}`);
  const broken = (): FailedTest => ({
    name,
    message: output.trimEnd().split('\n').slice(-40).join('\n'),
    failedAt: Date.now(),
  });
  if (counts === 'exit code') {
    const failures = exitCode === 0 ? [] : [broken()];
    return { name, seconds, passed: 1 - failures.length, failures, skipped: [] };
  }
  const found = await readReport(report);
  if (found === undefined) {
    const message = 'It ended without a report: its output above says why.';
    const failures = [{ name, message, failedAt: Date.now() }];
    return { name, seconds, passed: 0, failures, skipped: [] };
  }
  const counted = count(found);
  // A run can break outside its tests: in a file that does not load, by an error that nobody caught.
  const failures = exitCode === 0 || counted.failures.length > 0 ? counted.failures : [broken()];
  return { name, seconds, ...counted, failures };
}

function execute(
  { command, counts, isUrgent }: Suite,
  { root, argumentList, isStressed }: RunSuite,
  report: string,
): Promise<{ readonly exitCode: number; readonly output: string }> {
  const reporting = {
    vitest: ['--reporter=default', `--reporter=${reporter}`, `--outputFile=${report}`],
    report: ['--report', report],
    'exit code': [],
  }[counts];
  const [program = '', ...given] = [...command, ...reporting, ...argumentList];
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, given, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        // Suites and what they start compile the same JavaScript hundreds of times otherwise.
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/ninefold/compiled'),
        ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
        ...(isStressed && { NINEFOLD_STRESS: '1' }),
        PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
      },
    });
    if (isUrgent !== true && child.pid !== undefined) {
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    }
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', (error) => {
      resolve({ exitCode: 127, output: `${program} could not be started: ${error.message}` });
    });
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

async function readReport(file: string): Promise<TestReport | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as TestReport;
  } catch {
    return undefined;
  }
}
