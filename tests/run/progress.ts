import type { SuiteEvent } from './events.ts';
import type { LastRun } from './last-run.ts';

/** A suite that runs, has run or will run. */
interface SuiteProgress {
  readonly name: string;
  /** Wall seconds that it took last. */
  readonly seconds: number;
  /** Tests that it ran last; 0 where it hasn't run here. */
  readonly lastTests: number;
  collected: number;
  passed: number;
  failed: number;
  skipped: number;
  state: 'waiting' | 'running' | 'over';
  /** Wall seconds from the start of the run to the suite's. */
  startedAt: number;
}

export interface Snapshot {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly left: number;
  readonly running: readonly string[];
  /** Undefined until there is something to estimate it by. */
  readonly secondsLeft: number | undefined;
}

/** Counts tests as they end, and estimates what is left by the last run. */
export class Progress {
  readonly #suites: ReadonlyMap<string, SuiteProgress>;

  constructor(names: readonly string[], lastRun: LastRun) {
    this.#suites = new Map(
      names.map((name) => {
        const { seconds = 0, tests: lastTests = 0 } = lastRun[name] ?? {};
        const none = { collected: 0, passed: 0, failed: 0, skipped: 0, startedAt: 0 };
        return [name, { name, seconds, lastTests, ...none, state: 'waiting' }];
      }),
    );
  }

  /** @param elapsed wall seconds since the run started. */
  starts(name: string, elapsed: number): void {
    Object.assign(this.#suites.get(name)!, { state: 'running', startedAt: elapsed });
  }

  ends(name: string): void {
    this.#suites.get(name)!.state = 'over';
  }

  take(name: string, event: SuiteEvent): void {
    const suite = this.#suites.get(name)!;
    if ('collected' in event) suite.collected += event.collected;
    else if (event.status === 'passed') suite.passed += 1;
    else if (event.status === 'failed') suite.failed += 1;
    else suite.skipped += 1;
  }

  /** @param elapsed wall seconds since the run started. */
  snapshot(elapsed: number): Snapshot {
    const suites = [...this.#suites.values()];
    const sum = (of: (suite: SuiteProgress) => number) =>
      suites.reduce((total, suite) => total + of(suite), 0);
    const done = sum((suite) => suite.seconds * shareOf(suite, elapsed));
    const whole = sum(({ seconds }) => seconds);
    return {
      passed: sum(({ passed }) => passed),
      failed: sum(({ failed }) => failed),
      skipped: sum(({ skipped }) => skipped),
      left: sum((suite) =>
        suite.state === 'over' ? 0 : Math.max(0, testsOf(suite) - ended(suite)),
      ),
      running: suites
        .filter(({ state }) => state === 'running')
        .map((suite) =>
          testsOf(suite) === 0 ? suite.name : `${suite.name} ${ended(suite)} of ${testsOf(suite)}`,
        ),
      // Below a fiftieth, a second more or less changes it by a minute.
      secondsLeft: done > whole / 50 ? (elapsed * (whole - done)) / done : undefined,
    };
  }
}

const ended = ({ passed, failed, skipped }: SuiteProgress): number => passed + failed + skipped;

/** Tests that a suite ran last; as many as it has found, where these are more. */
const testsOf = ({ lastTests, collected }: SuiteProgress): number => Math.max(lastTests, collected);

/**
 * How much of a suite is over, from 0 to 1. Without a last run it is estimated by its time: the tests that are found
 * so far are only those of the files that run.
 */
function shareOf(suite: SuiteProgress, elapsed: number): number {
  if (suite.state === 'over') return 1;
  if (suite.state === 'waiting') return 0;
  if (suite.lastTests > 0) return Math.min(1, ended(suite) / testsOf(suite));
  return Math.min(0.9, (elapsed - suite.startedAt) / suite.seconds);
}
