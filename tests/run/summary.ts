import { availableParallelism } from 'node:os';
import type { Preparation } from './processor-time.ts';
import { outputFolder, type Outcome } from './run-suite.ts';

export interface RunResult {
  readonly outcomes: readonly Outcome[];
  /** Wall seconds of the command, without what came before it. */
  readonly seconds: number;
  readonly preparation: Preparation | undefined;
}

/**
 * Prints what failed, the first failure first: later ones may only follow from it. Then the seconds, the processor
 * seconds and the numbers of each suite, and the numbers of all.
 *
 * @returns whether everything passed.
 */
export function printSummary(result: RunResult, isJson: boolean): boolean {
  const { outcomes, seconds, preparation } = result;
  const failures = outcomes
    .flatMap(({ name: suite, failures }) => failures.map((failure) => ({ suite, ...failure })))
    .toSorted((one, other) => one.failedAt - other.failedAt);
  const skipped = outcomes.flatMap((outcome) => outcome.skipped);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const last = counted({ passed, failures, skipped });
  if (isJson) {
    console.log(JSON.stringify({ event: 'result', passed, failures, skipped, ...result }));
    console.log(last);
    return failures.length === 0;
  }
  for (const [index, { suite, name, message }] of failures.entries()) {
    const heading = index === 0 ? 'failed first' : 'failed';
    console.log(`\n── ${heading}, in ${suite} ──\n\n${name}\n${message}`);
  }
  if (failures.length > 0) console.log(`\nEverything that a suite printed: ${outputFolder}`);
  const tests = outcomes.reduce((sum, outcome) => sum + (outcome.processorSeconds ?? 0), 0);
  console.log(`\n${'suite'.padEnd(20)} ${'seconds'.padStart(8)} ${'processor'.padStart(10)}`);
  if (preparation !== undefined) {
    printLine('install', preparation.seconds, preparation.processorSeconds, '');
  }
  for (const outcome of outcomes) {
    printLine(outcome.name, outcome.seconds, outcome.processorSeconds, counted(outcome));
  }
  printLine(
    'all',
    seconds + (preparation?.seconds ?? 0),
    tests + (preparation?.processorSeconds ?? 0),
    `on ${availableParallelism()} cores`,
  );
  if (skipped.length > 0) console.log(`\nSkipped:\n  ${skipped.join('\n  ')}`);
  console.log(`\n${last}`);
  return failures.length === 0;
}

function printLine(
  name: string,
  seconds: number,
  processorSeconds: number | undefined,
  text: string,
): void {
  const processor = processorSeconds?.toFixed(1) ?? '—';
  const figures = `${seconds.toFixed(1).padStart(8)} ${processor.padStart(10)}`;
  console.log(`${name.padEnd(20)} ${figures}   ${text}`.trimEnd());
}

interface Counted {
  readonly passed: number;
  readonly failures: readonly unknown[];
  readonly skipped: readonly string[];
}

function counted({ passed, failures, skipped }: Counted): string {
  const more = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  return `${passed} passed, ${failures.length} failed${more}`;
}
