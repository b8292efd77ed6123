import type { Outcome } from './run-suite.ts';

/**
 * Prints what failed, the first failure first: later ones may only follow from it. Then the time and
 * the numbers of each suite, and the numbers of all.
 *
 * @returns whether everything passed.
 */
export function printSummary(outcomes: readonly Outcome[], seconds: number): boolean {
  const failures = outcomes
    .flatMap(({ name: suite, failures }) => failures.map((failure) => ({ suite, ...failure })))
    .toSorted((one, other) => one.failedAt - other.failedAt);
  for (const [index, { suite, name, message }] of failures.entries()) {
    const heading = index === 0 ? 'failed first' : 'failed';
    console.log(`\n── ${heading}, in ${suite} ──\n\n${name}\n${message}`);
  }
  console.log('');
  for (const outcome of outcomes) printLine(outcome.name, outcome.seconds, counted(outcome));
  printLine('all', seconds, '');
  const skipped = outcomes.flatMap((outcome) => outcome.skipped);
  if (skipped.length > 0) {
    console.log(`\nSkipped (each says why where it ran):\n  ${skipped.join('\n  ')}`);
  }
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  console.log(`\n${counted({ passed, failures, skipped })}`);
  return failures.length === 0;
}

function printLine(name: string, seconds: number, text: string): void {
  console.log(`${name.padEnd(15)} ${`${seconds.toFixed(1)} s`.padStart(9)}   ${text}`.trimEnd());
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
