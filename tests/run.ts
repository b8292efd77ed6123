/**
 * The one test command. `pnpm test` runs every suite and ends with the line
 * `N passed, N failed`; `pnpm test unit stories` runs the suites named.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Suite, suites } from './suites.ts';

interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly string[];
  readonly seconds: number;
  /** What failed and how, for the end of a long log, where it is looked for first. */
  readonly failures: readonly string[];
}

/** The part of Vitest's JSON report that is read here. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

const root = join(import.meta.dirname, '..');

const wanted = process.argv.slice(2);
const names = suites.flat().map((suite) => suite.name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(
    `There is no suite named ${unknown.join(', ')}. The suites are: ${names.join(', ')}.`,
  );
  process.exit(2);
}

const begun = performance.now();
const reports = await mkdtemp(join(tmpdir(), 'ninefold-tests-'));
const outcomes: Outcome[] = [];
for (const beside of suites) {
  const asked = [beside].flat().filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  outcomes.push(...(await Promise.all(asked.map((suite) => run(suite, asked.length > 1)))));
}
await rm(reports, { recursive: true, force: true });

for (const { name, failures } of outcomes.filter(({ failed }) => failed > 0)) {
  console.log(`\n── failed in ${name} ──\n\n${failures.join('\n\n')}`);
}
console.log('');
for (const { name, passed, failed, skipped, seconds } of outcomes) {
  const counted = `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;
  console.log(`${name.padEnd(15)} ${`${seconds.toFixed(1)} s`.padStart(9)}   ${counted}`);
}
console.log(
  `${'all'.padEnd(15)} ${`${((performance.now() - begun) / 1000).toFixed(1)} s`.padStart(9)}`,
);
const skipped = outcomes.flatMap((outcome) => outcome.skipped);
if (skipped.length > 0)
  console.log(`\nSkipped (each says why where it ran):\n  ${skipped.join('\n  ')}`);

const sum = (count: (outcome: Outcome) => number) =>
  outcomes.reduce((total, outcome) => total + count(outcome), 0);
const failed = sum((outcome) => outcome.failed);
console.log(
  `\n${sum((outcome) => outcome.passed)} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
);
process.exitCode = failed === 0 ? 0 : 1;

/** @param held what it prints is held until it ends, so that two suites do not print into each other. */
async function run(suite: Suite, held: boolean): Promise<Outcome> {
  const started = performance.now();
  const report = join(reports, `${suite.name}.json`);
  const command =
    suite.counts === 'vitest'
      ? [...suite.command, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      : suite.command;
  const heading = `\n── ${suite.name} ──`;
  if (!held) console.log(heading);
  const { exitCode, said } = await execute(command, held);
  if (held) console.log(`${heading}\n${said}`);
  const seconds = (performance.now() - started) / 1000;
  const end = () => said.trimEnd().split('\n').slice(-40).join('\n');
  if (suite.counts === 'exit code') {
    const ok = exitCode === 0;
    const counted = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: [] };
    return { name: suite.name, ...counted, seconds, failures: ok ? [] : [end()] };
  }
  const counted = await count(report);
  if (exitCode === 0 || counted.failed > 0) return { name: suite.name, ...counted, seconds };
  // A run that broke outside its tests (a file that does not load, an error
  // nobody caught, no report at all) fails although no test of it did.
  return { name: suite.name, ...counted, failed: 1, seconds, failures: [end()] };
}

async function count(report: string): Promise<Omit<Outcome, 'name' | 'seconds'>> {
  let files: VitestReport['testResults'];
  try {
    files = (JSON.parse(await readFile(report, 'utf8')) as VitestReport).testResults;
  } catch {
    const missing = 'It ended without a report: what it printed above says why.';
    return { passed: 0, failed: 1, skipped: [], failures: [missing] };
  }
  const failures: string[] = [];
  let passed = 0;
  let failed = 0;
  const skipped: string[] = [];
  for (const file of files) {
    if (
      file.status === 'failed' &&
      file.assertionResults.every((test) => test.status !== 'failed')
    ) {
      failed += 1;
      failures.push(`${file.name}\n${beginning(file.message ?? '')}`);
    }
    for (const test of file.assertionResults) {
      if (test.status === 'passed') passed += 1;
      else if (test.status === 'failed') {
        failed += 1;
        failures.push(`${test.fullName}\n${beginning(test.failureMessages?.join('\n') ?? '')}`);
      } else skipped.push(test.fullName);
    }
  }
  return { passed, failed, skipped, failures };
}

/** Of a message's lines, which can be as long as a page, what tells most. */
function beginning(message: string): string {
  const lines = message.split('\n').slice(0, 20);
  return lines.map((line) => `  ${line.slice(0, 300)}`).join('\n');
}

interface Executed {
  readonly exitCode: number;
  /** What it printed. */
  readonly said: string;
}

function execute(
  [program = '', ...argumentList]: readonly string[],
  held: boolean,
): Promise<Executed> {
  return new Promise((resolve) => {
    let said = '';
    const child = spawn(program, argumentList, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
        PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
      },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (!held) process.stdout.write(text);
      });
    }
    child.on('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve({ exitCode: 127, said });
    });
    child.on('close', (code) => resolve({ exitCode: code ?? 1, said }));
  });
}
